// Messages of the course.
import { t } from "../words.js";

/** Says how many tasks of a lesson are solved. @param {{solved: number, of: number}} tally */
export const solved = ({ solved, of }) => (solved === of ? t("solved-all") : t("solved", { solved, of }));
