// Entry point of the course: tasks on boards, and the reader's progress.
import "../require-build.js";
import "../task/element.js";
import "./course.js";
