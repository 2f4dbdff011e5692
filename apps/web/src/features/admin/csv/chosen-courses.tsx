import { REQUIRED_COLUMNS } from "@fourball/domain/course/csv";
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from "@fourball/domain/course/import-limits";
import { Alert } from "@fourball/ui/alert";
import { Spinner } from "@fourball/ui/spinner";
import type { ReactNode } from "react";
import { listText } from "../../../shared/formatting.ts";
import { CoursePreview } from "./course-preview.tsx";
import { figure } from "./figure.ts";
import { HeaderCheck } from "./header-check.tsx";
import type { CourseUpload } from "./read-upload.ts";
import type { ChosenFile } from "./use-course-file.ts";

/** What the chosen file holds, before anything is sent. */
export function ChosenCourses({ chosen }: { chosen: ChosenFile }): ReactNode {
  if (chosen.kind === "reading")
    return (
      <p className="flex items-center gap-2 text-small" role="status">
        <Spinner /> Reading {chosen.name}…
      </p>
    );
  return chosen.kind === "read" ? <Upload upload={chosen.upload} /> : null;
}

function Upload({ upload }: { upload: CourseUpload }): ReactNode {
  switch (upload.kind) {
    case "courses":
      return (
        <>
          <HeaderCheck found={REQUIRED_COLUMNS} />
          {upload.courses.length > 0 ? (
            <CoursePreview courses={upload.courses} />
          ) : (
            <Alert tone="warn">The file has headings but no courses.</Alert>
          )}
        </>
      );
    case "missing-columns":
      return (
        <>
          <HeaderCheck found={REQUIRED_COLUMNS.filter((column) => !upload.missing.includes(column))} />
          <Alert title={missingText(upload.missing)}>{headingsText(upload.found)}</Alert>
        </>
      );
    case "broken":
      return (
        <Alert title={`A quote is out of place in ${upload.row === 0 ? "the headings" : `row ${upload.row}`}`}>
          Rows after this point can't be read.
        </Alert>
      );
    case "too-many":
      return (
        <Alert title={`The file has ${figure(upload.count)} courses`}>
          Upload at most {figure(IMPORT_ROWS_MAX)} at a time; split the file.
        </Alert>
      );
    case "too-large":
      return (
        <Alert title="The file is too large">Upload at most {IMPORT_BYTES_MAX / 1024 / 1024} MB at a time; split the file.</Alert>
      );
    case "unreadable":
      return <Alert title="The file could not be read">It may have been moved or changed. Choose it again.</Alert>;
  }
}

const missingText = (missing: readonly string[]): string =>
  missing.length === 1 ? `The column ${missing[0]} is missing` : `The columns ${listText(missing)} are missing`;

function headingsText(found: readonly string[]): string {
  const named = found.filter(Boolean);
  return named.length > 0
    ? `The first line of the file has ${listText(named.slice(0, 20))}.`
    : "The first line of the file is empty.";
}
