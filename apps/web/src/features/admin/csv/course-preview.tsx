import { type CourseRow, REQUIRED_COLUMNS } from "@fourball/domain/course/csv";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

const PREVIEW_ROWS = 5;
const cell = "px-2 py-2 align-top first:pl-3 last:pr-3 sm:px-3";
const widths = { name: "w-[32%]", location: "", city: "", state: "w-[20%]" } as const;
/** The first rows of a file, as they were read. */
export function CoursePreview({ courses }: { courses: readonly CourseRow[] }): ReactNode {
  const more = courses.length - PREVIEW_ROWS;
  return (
    <div className="stack gap-2">
      <div className="overflow-clip rounded-control border border-line">
        <table className="w-full table-fixed text-left text-small">
          <caption className="sr-only">{texts.preview}</caption>
          <thead>
            <tr className="text-ink-2">
              {REQUIRED_COLUMNS.map((column) => (
                <th className={`${cell} ${widths[column]} font-semibold`} key={column} scope="col">
                  {texts.headings[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {courses.slice(0, PREVIEW_ROWS).map((course, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never change places
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
      {more > 0 ? <p className="text-ink-2 text-small tabular-nums">{texts.more(more)}</p> : null}
    </div>
  );
}

function Cell({ text }: { text: string | undefined }): ReactNode {
  if (!text) return <span className="text-danger">{texts.missing}</span>;
  return <span className="two-lines wrap-anywhere">{text.slice(0, 200)}</span>;
}
