import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/dialog";
import type { ReactNode } from "react";
import { countText } from "../../../shared/formatting.ts";
import { GuardedDialog } from "../guarded-dialog.tsx";
import { ChosenCourses } from "./chosen-courses.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { UploadResult } from "./upload-result.tsx";
import { useCourseFile } from "./use-course-file.ts";
import { useImportCourses } from "./use-import-courses.ts";

const question = {
  title: "Leave while it is uploading?",
  consequence: "The upload goes on without you, but only this page can say which rows were refused and why.",
  stayLabel: "Stay",
};

/** A file is chosen, looked at, sent, and what became of it is read. */
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
