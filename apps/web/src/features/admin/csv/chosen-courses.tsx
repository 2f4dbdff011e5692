import { type CourseColumn, type CourseRow, REQUIRED_COLUMNS } from "@fourball/domain/course/csv";
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from "@fourball/domain/course/import-limits";
import { Alert } from "@fourball/ui/alert";
import { Spinner } from "@fourball/ui/spinner";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { listText } from "../../../kit/formatting.ts";
import type { CourseUpload } from "./read-upload.ts";
import { csvTexts } from "./texts.ts";
import type { ChosenFile } from "./use-course-file.ts";

/** What the chosen file holds, before anything is sent. */
export function ChosenCourses({ chosen }: { chosen: ChosenFile }): ReactNode {
  if (chosen.kind === "reading")
    return (
      <p className="flex items-center gap-2 text-small" role="status">
        <Spinner /> {csvTexts.reading(chosen.name)}
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
            <Alert tone="warn">{csvTexts.noCourses}</Alert>
          )}
        </>
      );
    case "missing-columns":
      return (
        <>
          <HeaderCheck found={REQUIRED_COLUMNS.filter((column) => !upload.missing.includes(column))} />
          <Alert title={csvTexts.missingColumns(upload.missing.length, listText(upload.missing))}>
            {headingsText(upload.found)}
          </Alert>
        </>
      );
    case "broken":
      return (
        <Alert title={upload.line === 1 ? csvTexts.brokenHeadings : csvTexts.brokenLine(upload.line)}>
          {csvTexts.brokenWords}
        </Alert>
      );
    case "too-many":
      return <Alert title={csvTexts.tooMany(upload.count)}>{csvTexts.tooManyWords(IMPORT_ROWS_MAX)}</Alert>;
    case "too-large":
      return <Alert title={csvTexts.tooLarge}>{csvTexts.tooLargeWords(IMPORT_BYTES_MAX / 1024 / 1024)}</Alert>;
    case "unreadable":
      return <Alert title={csvTexts.unreadable}>{csvTexts.unreadableWords}</Alert>;
  }
}

function headingsText(found: readonly string[]): string {
  const named = found.filter(Boolean);
  return named.length > 0 ? csvTexts.firstLine(listText(named.slice(0, 20))) : csvTexts.firstLineEmpty;
}

/** Which required columns the file has. */
function HeaderCheck({ found }: { found: readonly CourseColumn[] }): ReactNode {
  return (
    <ul aria-label={csvTexts.columns} className="flex flex-wrap gap-x-4 gap-y-1 font-semibold text-small">
      {REQUIRED_COLUMNS.map((column) => (
        <li className="flex items-center gap-1" key={column}>
          {found.includes(column) ? (
            <Check aria-hidden="true" className="size-4 stroke-2 text-ok" />
          ) : (
            <X aria-hidden="true" className="size-4 stroke-2 text-danger" />
          )}
          {column} <span className="sr-only">{found.includes(column) ? csvTexts.found : csvTexts.missing}</span>
        </li>
      ))}
    </ul>
  );
}

const PREVIEW_ROWS = 5;
const cell = "px-2 py-2 align-top first:pl-3 last:pr-3 sm:px-3";
const widths = { name: "w-[32%]", location: "", city: "", state: "w-[20%]" } as const;
/** The first rows of a file, as they were read. */
function CoursePreview({ courses }: { courses: readonly CourseRow[] }): ReactNode {
  const more = courses.length - PREVIEW_ROWS;
  return (
    <div className="stack gap-2">
      <div className="overflow-clip rounded-control border border-line">
        <table className="w-full table-fixed text-left text-small">
          <caption className="sr-only">{csvTexts.preview}</caption>
          <thead>
            <tr className="text-ink-2">
              {REQUIRED_COLUMNS.map((column) => (
                <th className={`${cell} ${widths[column]} font-semibold`} key={column} scope="col">
                  {csvTexts.headings[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {courses.slice(0, PREVIEW_ROWS).map((course, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never change places.
              <tr className="border-line border-t" key={index}>
                {REQUIRED_COLUMNS.map((column) => (
                  <td className={cell} key={column}>
                    <Cell text={course[column]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 ? <p className="text-ink-2 text-small tabular-nums">{csvTexts.more(more)}</p> : null}
    </div>
  );
}

function Cell({ text }: { text: string | undefined }): ReactNode {
  if (!text) return <span className="text-danger">{csvTexts.missing}</span>;
  return <span className="two-lines wrap-anywhere">{text.slice(0, 200)}</span>;
}
