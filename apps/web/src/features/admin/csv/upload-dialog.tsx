import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import type { ReactNode } from "react";
import { GuardedDialog } from "../guarded-dialog.tsx";
import { texts } from "../texts.ts";
import { ChosenCourses } from "./chosen-courses.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { UploadResult } from "./upload-result.tsx";
import { useCourseFile } from "./use-course-file.ts";
import { useImportCourses } from "./use-import-courses.ts";

const words = texts.upload;

/** Choose a file, preview it, upload it, read the result. */
export function UploadDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { chosen, choose } = useCourseFile();
  const { upload, uploading, result, refusal, reset } = useImportCourses();
  const courses = chosen.kind === "read" && chosen.upload.kind === "courses" ? chosen.upload.courses : [];

  function chooseAnew(file?: File): void {
    reset();
    choose(file);
  }

  return (
    <GuardedDialog onClose={onClose} question={uploading ? words.leaving : undefined} size="large" title={words.title}>
      {result ? (
        <UploadResult courses={courses} result={result} />
      ) : (
        <div className="stack gap-4">
          <FileChooser chosen={chosen} disabled={uploading} onChoose={chooseAnew} />
          <ChosenCourses chosen={chosen} />
          {refusal ? <Alert title={words.failed}>{refusal}</Alert> : null}
          {uploading ? <UploadProgress count={courses.length} /> : null}
        </div>
      )}
      <DialogFooter>
        {result ? (
          <>
            <Button onClick={() => chooseAnew()} variant="secondary">
              {words.another}
            </Button>
            <DialogClose variant="primary">{words.done}</DialogClose>
          </>
        ) : (
          <>
            <DialogClose>{words.cancel}</DialogClose>
            <Button
              disabled={courses.length === 0}
              focusableWhenDisabled
              onClick={() => upload(courses)}
              pending={uploading}
              pendingLabel={words.submitting}
            >
              {words.submit(courses.length)}
            </Button>
          </>
        )}
      </DialogFooter>
    </GuardedDialog>
  );
}

/** The server answers once at the end, so the progress is indeterminate. */
function UploadProgress({ count }: { count: number }): ReactNode {
  return (
    <div className="stack gap-2">
      <p className="text-small tabular-nums" role="status">
        {words.progress(count)}
      </p>
      <div aria-label={words.progressBar} className="h-1.5 overflow-hidden rounded-chip bg-line" role="progressbar">
        <div className="h-full w-1/3 animate-hairline rounded-chip bg-primary motion-reduce:w-full" />
      </div>
    </div>
  );
}
