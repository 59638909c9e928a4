// The build of a site. Its pages, scripts and engine carry one id, so that they notice when a page that was opened before a deployment
// gets a file of the new build. The preview has no ids.
import build from "sowbook:build";
import { meta } from "./meta.js";

/** Reports whether a script or an engine is from the build of the page. @param {string} [id] by default of this script */
export const isOfPage = (id = build) => [id, ""].includes(meta("build"));
