// Checks of every page in a narrow, light window.
import { testEveryPage } from "./harness/every-page.js";

testEveryPage({ width: 320, dark: false });
