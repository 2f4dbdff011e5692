import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type CourseRow, readCourseFile } from "@fourball/domain/course/csv";

const realFile = fileURLToPath(new URL("../../../../../shared/data/us-golf-courses.csv", import.meta.url));

/** 13,331 real courses where the file is at hand, invented ones of the same size otherwise. */
export function manyCourses(): CourseRow[] {
  if (!existsSync(realFile)) return Array.from({ length: 13_331 }, (_, index) => invented(index));
  const file = readCourseFile(readFileSync(realFile, "utf8"));
  if (file.kind !== "courses") throw new Error(`the file of courses is ${file.kind}`);
  return file.courses;
}

const invented = (index: number): CourseRow => ({
  name: `Course ${index} Hollow`,
  location: `Town ${index % 900}, California`,
  city: `Town ${index % 900}`,
  state: "California",
  latitude: String(33 + (index % 800) / 100),
  longitude: String(-117 - (index % 300) / 100),
});
