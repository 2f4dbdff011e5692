import type { AdminCourse, CourseUse } from "@fourball/domain/admin/schema";
import type { Course } from "@fourball/domain/course/schema";
import { Alert } from "@fourball/ui/alert";
import { Chip } from "@fourball/ui/chip";
import { Message } from "@fourball/ui/message";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import { keepPreviousData } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { notifyFailure } from "../../kit/notify-failure.ts";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { useIsRoomy } from "../../kit/page/use-is-wide.ts";
import { notify } from "../../kit/toast.ts";
import { adviceOn, refusalOf } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { AddCourses, type CourseTask } from "./courses/course-buttons.tsx";
import { CoursesTableSkeleton } from "./courses/courses-table.tsx";
import { FoundCourses } from "./courses/found-courses.tsx";
import { courseTexts } from "./courses/texts.ts";
import { ListSearch } from "./list-search.tsx";
import { pageAt } from "./pager.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";
import { adminTexts } from "./texts.ts";
import { useAdminSearch } from "./use-admin-search.ts";
import { useCoursesChanged } from "./use-courses-changed.ts";

export function CoursesTab(): ReactNode {
  const { course: q, needsTimeZone, page = 1 } = useAdminSearch().search;
  const [task, setTask] = useState<CourseTask | null>(null);
  const isRoomy = useIsRoomy();
  const courses = trpc.admin.courses.useQuery(
    { q, needsTimeZone, ...pageAt(page) },
    // Previous rows stay while the next ones load.
    { placeholderData: keepPreviousData },
  );
  const isBare = !q && !needsTimeZone && courses.data?.total === 0;
  return (
    <div className="stack gap-4">
      {isBare ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex grow flex-wrap items-center gap-3">
            <ListSearch by="course" words={adminTexts.courses} />
            <NeedsTimeZone />
          </div>
          <div className="flex flex-wrap gap-2">
            <AddCourses onOpen={setTask} />
          </div>
        </div>
      )}
      <QueryBody query={courses} skeleton={isRoomy ? <CoursesTableSkeleton /> : <RowsSkeleton />}>
        {(found) => (
          <div aria-busy={courses.isPlaceholderData} className="stack gap-4">
            <FoundCourses found={found} onOpen={setTask} />
          </div>
        )}
      </QueryBody>
      <CourseLayer onClose={() => setTask(null)} task={task} />
    </div>
  );
}

/** Where any course does. */
function NeedsTimeZone(): ReactNode {
  const { search, change } = useAdminSearch();
  const { data: attention } = trpc.admin.attention.useQuery();
  if (!search.needsTimeZone && !attention?.guessedTimeZones) return null;
  return (
    <Chip
      onPressedChange={(pressed) => change({ needsTimeZone: pressed || undefined, page: undefined })}
      pressed={search.needsTimeZone ?? false}
    >
      {adminTexts.courses.needsTimeZone}
    </Chip>
  );
}

const CourseDialog = lazy(() => import("./courses/course-dialog.tsx").then(({ CourseDialog }) => ({ default: CourseDialog })));
const UploadDialog = lazy(() => import("./csv/upload-dialog.tsx").then(({ UploadDialog }) => ({ default: UploadDialog })));

type CourseLayerProps = { task: CourseTask | null; onClose: () => void };

/** The open dialog. Forms and their validation load on demand. */
function CourseLayer({ task, onClose }: CourseLayerProps): ReactNode {
  return <Suspense>{task ? <Task onClose={onClose} task={task} /> : null}</Suspense>;
}

function Task({ task, onClose }: { task: CourseTask; onClose: () => void }): ReactNode {
  if (task.kind === "upload") return <UploadDialog onClose={onClose} />;
  if (task.kind === "delete") return <DeleteCourseDialog course={task.course} onClose={onClose} />;
  return <CourseDialog course={task.kind === "edit" ? task.course : undefined} onClose={onClose} />;
}

const words = courseTexts.deleteCourse;

type DeleteCourseDialogProps = { course: AdminCourse; onClose: () => void };

function DeleteCourseDialog({ course, onClose }: DeleteCourseDialogProps): ReactNode {
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

type DeleteCourse = {
  /** Rejects when it was refused. */
  deleteCourse: () => Promise<unknown>;
  refusal: string | undefined;
};

function useDeleteCourse({ id: courseId, name }: Course): DeleteCourse {
  const changed = useCoursesChanged();
  const request = trpc.admin.deleteCourse.useMutation({
    onSuccess: ({ outcome }) => {
      const description = outcome === "archived" ? words.archived(name) : name;
      void notify({ type: "success", title: words.done, description });
      return changed();
    },
    onError: (error) => void notifyFailure(error, words.failed),
  });
  return {
    deleteCourse: () => request.mutateAsync({ courseId }),
    refusal: request.error ? refusalOf(request.error, `${words.failed}. ${adviceOn(request.error)}`) : undefined,
  };
}
