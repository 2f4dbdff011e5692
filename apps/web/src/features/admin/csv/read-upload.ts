import { type CourseFile, readCourseFile } from "@fourball/domain/course/csv";
import { decodeText } from "@fourball/domain/course/decode-text";
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from "@fourball/domain/course/import-limits";

/** The content of the chosen file, or why it cannot be uploaded. */
export type CourseUpload = CourseFile | { kind: "too-many"; count: number } | { kind: "too-large" } | { kind: "unreadable" };

export async function readUpload(file: Blob): Promise<CourseUpload> {
  if (file.size > IMPORT_BYTES_MAX) return { kind: "too-large" };
  try {
    const read = readCourseFile(decodeText(new Uint8Array(await file.arrayBuffer())));
    return read.kind === "courses" ? withinLimits(read) : read;
  } catch {
    // Moved or changed since it was chosen.
    return { kind: "unreadable" };
  }
}

function withinLimits(read: CourseFile & { kind: "courses" }): CourseUpload {
  const count = read.courses.length;
  if (count > IMPORT_ROWS_MAX) return { kind: "too-many", count };
  // The request names the column of each cell, so it is larger than the file.
  const { length } = new TextEncoder().encode(JSON.stringify({ courses: read.courses }));
  return length > IMPORT_BYTES_MAX ? { kind: "too-large" } : read;
}
