// Entry point of the pictures, which the panel of a board loads when a reader asks for one.
import "../require-build.js";

export { gifFile, pngFile, save, svgFile } from "./save.js";
export { openSheet } from "./sheet.js";
