import { lazy, type ReactNode, Suspense } from "react";
import type { CourseTask } from "./courses/course-buttons.tsx";
import { DeleteCourseDialog } from "./courses/delete-course-dialog.tsx";

const CourseDialog = lazy(() => import("./courses/course-dialog.tsx").then(({ CourseDialog }) => ({ default: CourseDialog })));
const UploadDialog = lazy(() => import("./csv/upload-dialog.tsx").then(({ UploadDialog }) => ({ default: UploadDialog })));

type CourseLayerProps = { task: CourseTask | null; onClose: () => void };

/** What is open over the list. The forms and what they check with are fetched when they are wanted. */
export function CourseLayer({ task, onClose }: CourseLayerProps): ReactNode {
  return <Suspense>{task ? <Task onClose={onClose} task={task} /> : null}</Suspense>;
}

function Task({ task, onClose }: { task: CourseTask; onClose: () => void }): ReactNode {
  if (task.kind === "upload") return <UploadDialog onClose={onClose} />;
  if (task.kind === "delete") return <DeleteCourseDialog course={task.course} onClose={onClose} />;
  return <CourseDialog course={task.kind === "edit" ? task.course : undefined} onClose={onClose} />;
}
