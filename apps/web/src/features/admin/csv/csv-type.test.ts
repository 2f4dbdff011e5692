import { expect, test } from "vitest";
import { isCsvFile } from "./csv-type.ts";

test.each([
  ["courses.csv", "text/csv", true],
  ["courses", "text/csv", true],
  ["courses.csv", "text/csv;charset=utf-8", true],
  ["courses.csv", "application/vnd.ms-excel", true],
  ["COURSES.CSV", "", true],
  ["courses.csv", "text/plain", true],
  ["courses.txt", "text/plain", false],
  ["courses.xls", "application/vnd.ms-excel", false],
  ["courses.csv", "application/pdf", false],
  ["courses", "", false],
])("%s of type '%s': %s", (name, type, isCsv) => {
  expect(isCsvFile({ name, type })).toBe(isCsv);
});
