import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { QueryBody } from "../../components/query-body.tsx";
import { trpc } from "../../shared/trpc.ts";
import { useIsRoomy } from "../../shared/use-is-wide.ts";
import { CourseLayer } from "./course-layer.tsx";
import { AddCourses, type CourseTask } from "./courses/course-buttons.tsx";
import { CourseCardsSkeleton } from "./courses/course-cards.tsx";
import { CourseSearch } from "./courses/course-search.tsx";
import { CoursesTableSkeleton } from "./courses/courses-table.tsx";
import { FoundCourses } from "./courses/found-courses.tsx";
import { coursePage } from "./courses/use-course-slots.ts";
import { useAdminSearch } from "./use-admin-search.ts";

export function CoursesTab(): ReactNode {
  const { course: q } = useAdminSearch().search;
  const [task, setTask] = useState<CourseTask | null>(null);
  const isRoomy = useIsRoomy();
  // The rows before stay until the next ones are there.
  const first = trpc.admin.courses.useQuery(coursePage(q, 0), { placeholderData: keepPreviousData });
  const isBare = !q && first.data?.total === 0;
  return (
    <div className="stack gap-4">
      {isBare ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CourseSearch />
          <div className="flex flex-wrap gap-2">
            <AddCourses onOpen={setTask} />
          </div>
        </div>
      )}
      <QueryBody query={first} skeleton={isRoomy ? <CoursesTableSkeleton /> : <CourseCardsSkeleton />}>
        {(page) => <FoundCourses found={{ q, first: page, isOld: first.isPlaceholderData }} onOpen={setTask} />}
      </QueryBody>
      <CourseLayer onClose={() => setTask(null)} task={task} />
    </div>
  );
}
