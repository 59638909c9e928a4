// Ends a script that is from another build than the page, before anything of it runs. To be imported first.
import { isOfPage } from "./build.js";
import { reload } from "./reload.js";

if (!isOfPage()) {
  reload();
  throw new Error("this script and the page are of different builds");
}
