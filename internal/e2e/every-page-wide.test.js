// Checks of every page in a wide, dark window.
import { testEveryPage } from "./harness/every-page.js";

testEveryPage({ width: 1280, dark: true });
