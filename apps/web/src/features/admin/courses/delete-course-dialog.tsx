import type { CourseUse } from "@fourball/domain/admin/schema";
import type { Course } from "@fourball/domain/course/schema";
import { Alert } from "@fourball/ui/alert";
import { Message } from "@fourball/ui/message";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import type { ReactNode } from "react";
import { countText } from "../../../shared/formatting.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { useDeleteCourse } from "./use-delete-course.ts";

type DeleteCourseDialogProps = { course: Course; onClose: () => void };

export function DeleteCourseDialog({ course, onClose }: DeleteCourseDialogProps): ReactNode {
  const { deleteCourse, refusal } = useDeleteCourse(course);
  // Fetched on every opening, as games change.
  const use = trpc.admin.courseUse.useQuery({ courseId: course.id }, { staleTime: 0, gcTime: 0 });
  return (
    <AlertDialog
      cancelLabel="Keep Course"
      confirmLabel="Delete Course"
      description={`Are you sure you want to delete "${course.name}"? This action cannot be undone.`}
      onConfirm={deleteCourse}
      onOpenChange={(open) => open || onClose()}
      open
      pendingLabel="Deleting..."
      title="Delete Course"
    >
      {use.data && use.data.total > 0 ? <Alert tone="warn">{usedText(use.data)}</Alert> : null}
      {use.isError ? <Alert tone="info">Could not find out whether games use it. If any does, it is archived.</Alert> : null}
      {refusal ? <Message role="alert">{refusal}</Message> : null}
    </AlertDialog>
  );
}

function usedText({ upcoming, total }: CourseUse): string {
  const archived = "It is archived: golfers find it no more, and its games stay as they are.";
  if (upcoming === 0)
    return `${countText(total, "tee time")} of the past ${total === 1 ? "keeps" : "keep"} this course. ${archived}`;
  return `${countText(upcoming, "upcoming tee time")} ${upcoming === 1 ? "keeps" : "keep"} this course. ${archived}`;
}
