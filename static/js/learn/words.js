// What the course says of how far the reader has come.
import { t } from "../words.js";

/** @param {{solved: number, of: number}} tally */
export const solved = ({ solved, of }) => (solved === of ? t("solved-all") : t("solved", { solved, of }));
