// The course: tasks on boards, and how far the reader has come. Loaded on its pages alone.
import "./course.js";
import "../task/element.js";
