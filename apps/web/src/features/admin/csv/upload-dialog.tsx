import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import type { ReactNode } from "react";
import { countText } from "../../../shared/formatting.ts";
import { GuardedDialog } from "../guarded-dialog.tsx";
import { ChosenCourses } from "./chosen-courses.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { UploadResult } from "./upload-result.tsx";
import { useCourseFile } from "./use-course-file.ts";
import { useImportCourses } from "./use-import-courses.ts";

const question = {
  title: "Leave while it is uploading?",
  consequence: "The upload goes on without you, but only this page can say which rows were refused and why.",
  stayLabel: "Stay",
};

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
    <GuardedDialog onClose={onClose} question={uploading ? question : undefined} size="large" title="Upload CSV">
      {result ? (
        <UploadResult courses={courses} result={result} />
      ) : (
        <div className="stack gap-4">
          <FileChooser chosen={chosen} disabled={uploading} onChoose={chooseAnew} />
          <ChosenCourses chosen={chosen} />
          {refusal ? <Alert title="Upload failed">{refusal}</Alert> : null}
          {uploading ? <UploadProgress count={courses.length} /> : null}
        </div>
      )}
      <DialogFooter>
        {result ? (
          <>
            <Button onClick={() => chooseAnew()} variant="secondary">
              Upload another file
            </Button>
            <DialogClose variant="primary">Done</DialogClose>
          </>
        ) : (
          <>
            <DialogClose>Cancel</DialogClose>
            <Button
              disabled={courses.length === 0}
              focusableWhenDisabled
              onClick={() => upload(courses)}
              pending={uploading}
              pendingLabel="Uploading..."
            >
              Upload {countText(courses.length, "course")}
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
        Uploading {countText(count, "course")}. This may take some seconds.
      </p>
      <div aria-label="Uploading the courses" className="h-1.5 overflow-hidden rounded-chip bg-line" role="progressbar">
        <div className="h-full w-1/3 animate-hairline rounded-chip bg-primary motion-reduce:w-full" />
      </div>
    </div>
  );
}
