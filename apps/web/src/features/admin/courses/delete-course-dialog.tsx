import type { AdminCourse, CourseUse } from "@fourball/domain/admin/schema";
import { Alert } from "@fourball/ui/alert";
import { Message } from "@fourball/ui/message";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import type { ReactNode } from "react";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts } from "./texts.ts";
import { useDeleteCourse } from "./use-delete-course.ts";

const words = texts.deleteCourse;

type DeleteCourseDialogProps = { course: AdminCourse; onClose: () => void };

export function DeleteCourseDialog({ course, onClose }: DeleteCourseDialogProps): ReactNode {
  const { deleteCourse, refusal } = useDeleteCourse(course);
  // Fetched on every opening, as games change.
  const use = trpc.admin.courseUse.useQuery({ courseId: course.id }, { staleTime: 0, gcTime: 0 });
  return (
    <AlertDialog
      cancelLabel={words.cancel}
      confirmLabel={words.confirm}
      description={words.question(course.name)}
      onConfirm={deleteCourse}
      onOpenChange={(open) => open || onClose()}
      open
      pendingLabel={words.deleting}
      title={words.title}
    >
      {use.data && use.data.total > 0 ? <Alert tone="warn">{usedText(use.data)}</Alert> : null}
      {use.isError ? <Alert tone="info">{words.checkFailed}</Alert> : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </AlertDialog>
  );
}

function usedText({ upcoming, total }: CourseUse): string {
  const use = upcoming === 0 ? words.inPast(total) : words.inUpcoming(upcoming);
  return `${use} ${words.archives}`;
}
