import { type CourseRow, refusedFile } from "@fourball/domain/course/csv";
import type { ImportResult } from "@fourball/domain/course/editing";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { GuardedDialog } from "../../../kit/forms/guarded-dialog.tsx";
import { useFocusAtFirst } from "../../../kit/page/use-focus-at-first.ts";
import { ChosenCourses } from "./chosen-courses.tsx";
import { FileChooser, saveCsv } from "./file-chooser.tsx";
import { csvTexts } from "./texts.ts";
import { useCourseFile } from "./use-course-file.ts";
import { resultText, useImportCourses } from "./use-import-courses.ts";

/** Choose a file, preview it, upload it, read the result. */
export function UploadDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { chosen, choose } = useCourseFile();
  const { upload, uploading, result, refusal, reset } = useImportCourses();
  const read = chosen.kind === "read" && chosen.upload.kind === "courses" ? chosen.upload : undefined;
  const { courses, lines } = read ?? { courses: [], lines: [] };

  function chooseAnew(file?: File): void {
    reset();
    choose(file);
  }

  return (
    <GuardedDialog onClose={onClose} question={uploading ? csvTexts.leaving : undefined} size="large" title={csvTexts.title}>
      {result ? (
        <UploadResult courses={courses} lines={lines} result={result} />
      ) : (
        <div className="stack gap-4">
          <FileChooser chosen={chosen} disabled={uploading} onChoose={chooseAnew} />
          <ChosenCourses chosen={chosen} />
          {refusal ? <Alert title={csvTexts.failed}>{refusal}</Alert> : null}
          {uploading ? <UploadProgress count={courses.length} /> : null}
        </div>
      )}
      <DialogFooter>
        {result ? (
          <>
            <Button onClick={() => chooseAnew()} variant="secondary">
              {csvTexts.another}
            </Button>
            <DialogClose variant="primary">{csvTexts.done}</DialogClose>
          </>
        ) : (
          <UploadOrLeave count={courses.length} onUpload={() => upload(courses)} uploading={uploading} />
        )}
      </DialogFooter>
    </GuardedDialog>
  );
}

type UploadOrLeaveProps = { count: number; uploading: boolean; onUpload: () => void };

const UploadOrLeave = ({ count, uploading, onUpload }: UploadOrLeaveProps): ReactNode => (
  <>
    <DialogClose>{uploading ? csvTexts.close : csvTexts.cancel}</DialogClose>
    <Button
      disabled={count === 0}
      focusableWhenDisabled
      onClick={onUpload}
      pending={uploading}
      pendingLabel={csvTexts.submitting}
    >
      {csvTexts.submit(count)}
    </Button>
  </>
);

/** The server answers once at the end, so the progress is indeterminate. */
function UploadProgress({ count }: { count: number }): ReactNode {
  return (
    <div className="stack gap-2">
      <p className="text-small tabular-nums" role="status">
        {csvTexts.progress(count)}
      </p>
      <div aria-label={csvTexts.progressBar} className="h-1.5 overflow-hidden rounded-chip bg-line" role="progressbar">
        <div className="h-full w-1/3 animate-hairline rounded-chip bg-primary motion-reduce:w-full" />
      </div>
    </div>
  );
}

/** The list shows this many errors; the file has all. */
const LISTED = 100;

type UploadResultProps = { result: ImportResult; courses: readonly CourseRow[]; lines: readonly number[] };

function UploadResult({ result, courses, lines }: UploadResultProps): ReactNode {
  const summary = useFocusAtFirst<HTMLDivElement>();
  return (
    <div className="stack gap-4">
      <Alert ref={summary} title={csvTexts.completed} tone={result.errorCount > 0 ? "info" : "ok"}>
        {resultText(result)}
      </Alert>
      {result.guessedTimeZones > 0 ? <Alert tone="warn">{csvTexts.guessed(result.guessedTimeZones)}</Alert> : null}
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
      <h3 id="rows-with-errors">{csvTexts.errors}</h3>
      <section
        aria-labelledby="rows-with-errors"
        className="max-h-64 overflow-y-auto rounded-control border border-line"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard can't scroll the list in every browser.
        tabIndex={0}
      >
        <ul className="text-small tabular-nums">
          {errors.slice(0, LISTED).map(({ row, error }) => (
            <li className="wrap-anywhere border-line border-t px-3 py-2 first:border-t-0" key={row}>
              <p>{csvTexts.rowError(row, error)}</p>
              <Line line={lines[row - 1]} />
            </li>
          ))}
        </ul>
      </section>
      {more > 0 ? <p className="text-ink-2 text-small">{csvTexts.moreErrors(more)}</p> : null}
      <Button className="w-fit" onClick={download} size="small" variant="secondary">
        <Download aria-hidden="true" className="size-4 stroke-[1.75]" />
        {csvTexts.downloadErrors}
      </Button>
    </div>
  );
}

/** Blank lines and cells of several lines are counted where people look for the row. */
function Line({ line }: { line: number | undefined }): ReactNode {
  return line === undefined ? null : <p className="text-ink-2">{csvTexts.line(line)}</p>;
}
