import { readFileSync } from "node:fs";
import { type CourseRow, readCourseFile } from "@fourball/domain/course/csv";

/** The courses of a CSV file; 13,331 generated ones without it. */
export function manyCourses(csvFile: string | undefined): CourseRow[] {
  if (!csvFile) return Array.from({ length: 13_331 }, (_, index) => generatedCourse(index));
  const file = readCourseFile(readFileSync(csvFile, "utf8"));
  if (file.kind !== "courses") throw new Error(`the course file is ${file.kind}`);
  return file.courses;
}

const generatedCourse = (index: number): CourseRow => ({
  name: `Course ${index} Hollow`,
  location: `Town ${index % 900}, California`,
  city: `Town ${index % 900}`,
  state: "California",
  latitude: String(33 + (index % 800) / 100),
  longitude: String(-117 - (index % 300) / 100),
});
