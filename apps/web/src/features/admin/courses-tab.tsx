import { Chip } from "@fourball/ui/chip";
import { keepPreviousData } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { QueryBody } from "../../shared/page/query-body.tsx";
import { useIsRoomy } from "../../shared/page/use-is-wide.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { AddCourses, type CourseTask } from "./courses/course-buttons.tsx";
import { CourseCardsSkeleton } from "./courses/course-cards.tsx";
import { CourseSearch } from "./courses/course-search.tsx";
import { CoursesTableSkeleton } from "./courses/courses-table.tsx";
import { DeleteCourseDialog } from "./courses/delete-course-dialog.tsx";
import { FoundCourses } from "./courses/found-courses.tsx";
import { coursePage } from "./courses/use-course-slots.ts";
import { texts } from "./texts.ts";
import { useAdminSearch } from "./use-admin-search.ts";

export function CoursesTab(): ReactNode {
  const { course: q, needsTimeZone } = useAdminSearch().search;
  const filter = { q, needsTimeZone };
  const [task, setTask] = useState<CourseTask | null>(null);
  const isRoomy = useIsRoomy();
  // Previous rows stay while the next ones load.
  const first = trpc.admin.courses.useQuery(coursePage(filter, 0), { placeholderData: keepPreviousData });
  const isBare = !q && !needsTimeZone && first.data?.total === 0;
  return (
    <div className="stack gap-4">
      {isBare ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex grow flex-wrap items-center gap-3">
            <CourseSearch />
            <NeedsTimeZone />
          </div>
          <div className="flex flex-wrap gap-2">
            <AddCourses onOpen={setTask} />
          </div>
        </div>
      )}
      <QueryBody query={first} skeleton={isRoomy ? <CoursesTableSkeleton /> : <CourseCardsSkeleton />}>
        {(page) => <FoundCourses found={{ filter, first: page, isOld: first.isPlaceholderData }} onOpen={setTask} />}
      </QueryBody>
      <CourseLayer onClose={() => setTask(null)} task={task} />
    </div>
  );
}

function NeedsTimeZone(): ReactNode {
  const { search, change } = useAdminSearch();
  return (
    <Chip onPressedChange={(pressed) => change({ needsTimeZone: pressed || undefined })} pressed={search.needsTimeZone ?? false}>
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
