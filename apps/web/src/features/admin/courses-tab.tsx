import { Chip } from "@fourball/ui/chip";
import { keepPreviousData } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { useIsRoomy } from "../../kit/page/use-is-wide.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { AddCourses, type CourseTask } from "./courses/course-buttons.tsx";
import { CoursesTableSkeleton } from "./courses/courses-table.tsx";
import { DeleteCourseDialog } from "./courses/delete-course-dialog.tsx";
import { FoundCourses } from "./courses/found-courses.tsx";
import { ListSearch } from "./list-search.tsx";
import { pageAt } from "./pager.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";
import { texts } from "./texts.ts";
import { useAdminSearch } from "./use-admin-search.ts";

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
            <ListSearch by="course" words={texts.courses} />
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
      {texts.courses.needsTimeZone}
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
