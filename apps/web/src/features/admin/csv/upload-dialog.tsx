import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import type { ReactNode } from "react";
import { GuardedDialog } from "../../../kit/forms/guarded-dialog.tsx";
import { ChosenCourses } from "./chosen-courses.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { texts } from "./texts.ts";
import { UploadResult } from "./upload-result.tsx";
import { useCourseFile } from "./use-course-file.ts";
import { useImportCourses } from "./use-import-courses.ts";

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
    <GuardedDialog onClose={onClose} question={uploading ? texts.leaving : undefined} size="large" title={texts.title}>
      {result ? (
        <UploadResult courses={courses} lines={lines} result={result} />
      ) : (
        <div className="stack gap-4">
          <FileChooser chosen={chosen} disabled={uploading} onChoose={chooseAnew} />
          <ChosenCourses chosen={chosen} />
          {refusal ? <Alert title={texts.failed}>{refusal}</Alert> : null}
          {uploading ? <UploadProgress count={courses.length} /> : null}
        </div>
      )}
      <DialogFooter>
        {result ? (
          <>
            <Button onClick={() => chooseAnew()} variant="secondary">
              {texts.another}
            </Button>
            <DialogClose variant="primary">{texts.done}</DialogClose>
          </>
        ) : (
          <>
            <DialogClose>{uploading ? texts.close : texts.cancel}</DialogClose>
            <Button
              disabled={courses.length === 0}
              focusableWhenDisabled
              onClick={() => upload(courses)}
              pending={uploading}
              pendingLabel={texts.submitting}
            >
              {texts.submit(courses.length)}
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
        {texts.progress(count)}
      </p>
      <div aria-label={texts.progressBar} className="h-1.5 overflow-hidden rounded-chip bg-line" role="progressbar">
        <div className="h-full w-1/3 animate-hairline rounded-chip bg-primary motion-reduce:w-full" />
      </div>
    </div>
  );
}
