import { type CourseRow, refusedFile } from "@fourball/domain/course/csv";
import type { ImportResult } from "@fourball/domain/course/editing";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { useFocusAtFirst } from "../../../kit/page/use-focus-at-first.ts";
import { saveCsv } from "./save-csv.ts";
import { texts } from "./texts.ts";
import { resultText } from "./use-import-courses.ts";

/** The list shows this many errors; the file has all. */
const LISTED = 100;

type UploadResultProps = { result: ImportResult; courses: readonly CourseRow[]; lines: readonly number[] };

export function UploadResult({ result, courses, lines }: UploadResultProps): ReactNode {
  const summary = useFocusAtFirst<HTMLDivElement>();
  return (
    <div className="stack gap-4">
      <Alert ref={summary} title={texts.completed} tone={result.errorCount > 0 ? "info" : "ok"}>
        {resultText(result)}
      </Alert>
      {result.guessedTimeZones > 0 ? <Alert tone="warn">{texts.guessed(result.guessedTimeZones)}</Alert> : null}
      {result.errorCount > 0 ? <Refused courses={courses} errors={result.errors} lines={lines} /> : null}
    </div>
  );
}

type RefusedProps = { errors: ImportResult["errors"] } & Pick<UploadResultProps, "courses" | "lines">;

function Refused({ errors, courses, lines }: RefusedProps): ReactNode {
  const download = (): void => {
    const refused = errors.map(({ row, error }) => ({ row, error, course: courses[row - 1] ?? {} }));
    saveCsv("courses-with-errors.csv", refusedFile(refused));
  };
  const more = errors.length - LISTED;
  return (
    <div className="stack gap-2">
      <h3 id="rows-with-errors">{texts.errors}</h3>
      <section
        aria-labelledby="rows-with-errors"
        className="max-h-64 overflow-y-auto rounded-control border border-line"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard scroll it otherwise
        tabIndex={0}
      >
        <ul className="text-small tabular-nums">
          {errors.slice(0, LISTED).map(({ row, error }) => (
            <li className="wrap-anywhere border-line border-t px-3 py-2 first:border-t-0" key={row}>
              <p>{texts.rowError(row, error)}</p>
              <Line line={lines[row - 1]} />
            </li>
          ))}
        </ul>
      </section>
      {more > 0 ? <p className="text-ink-2 text-small">{texts.moreErrors(more)}</p> : null}
      <Button className="w-fit" onClick={download} size="small" variant="secondary">
        <Download aria-hidden="true" className="size-4 stroke-[1.75]" />
        {texts.downloadErrors}
      </Button>
    </div>
  );
}

/** Blank lines and cells of several lines are counted where people look for the row. */
function Line({ line }: { line: number | undefined }): ReactNode {
  return line === undefined ? null : <p className="text-ink-2">{texts.line(line)}</p>;
}
