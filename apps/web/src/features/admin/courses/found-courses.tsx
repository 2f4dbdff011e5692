import type { AdminCourse, AdminCoursePage } from "@fourball/domain/admin/schema";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import type { ReactNode } from "react";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { Fact } from "../fact.tsx";
import { FoldedRow } from "../folded-row.tsx";
import { NoneFound } from "../none-found.tsx";
import { Pager, PastTheEnd } from "../pager.tsx";
import { adminTexts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { AddCourses, CourseButtons, type OpenTask } from "./course-buttons.tsx";
import { CoursesTable } from "./courses-table.tsx";

const words = adminTexts.courses;

type FoundCoursesProps = { found: AdminCoursePage; onOpen: OpenTask };

export function FoundCourses({ found: { items, total }, onOpen }: FoundCoursesProps): ReactNode {
  const isRoomy = useIsRoomy();
  const { search, change } = useAdminSearch();
  const toPage = (page: number): void => change({ page: page > 1 ? page : undefined }, { resetScroll: true });
  if (total === 0) return <NoCourses onOpen={onOpen} />;
  if (items.length === 0) return <PastTheEnd onFirst={() => toPage(1)} />;
  const List = isRoomy ? CoursesTable : CourseRows;
  return (
    <>
      <List courses={items} onOpen={onOpen} />
      <Pager label={words.pages} onPage={toPage} page={search.page ?? 1} total={total} />
    </>
  );
}

function NoCourses({ onOpen }: { onOpen: OpenTask }): ReactNode {
  const { search, change } = useAdminSearch();
  if (search.course)
    return (
      <NoneFound onClear={() => change({ course: undefined, page: undefined })} title={words.none}>
        {words.noneWords}
      </NoneFound>
    );
  if (search.needsTimeZone)
    return (
      <NoneFound
        clearLabel={words.showAll}
        onClear={() => change({ needsTimeZone: undefined, page: undefined })}
        title={words.allHaveTimeZone}
      />
    );
  return (
    <EmptyState action={<AddCourses onOpen={onOpen} />} title={words.empty}>
      {words.emptyWords}
    </EmptyState>
  );
}

type CourseRowsProps = { courses: readonly AdminCourse[]; onOpen: OpenTask };

/** The table for a phone: a row unfolds the rest of a course, with what can be done about it. */
function CourseRows({ courses, onOpen }: CourseRowsProps): ReactNode {
  return (
    <Card>
      <ul aria-label={words.caption}>
        {courses.map((course) => (
          <FoldedRow detail={course.location} key={course.id} name={course.name}>
            <div className="flex flex-wrap items-end justify-between gap-2">
              <dl className="flex flex-wrap gap-x-6 gap-y-2">
                <Fact label={words.cityState}>
                  {course.city}, {course.state}
                </Fact>
                <Fact label={words.phone}>{course.phone ?? words.noPhone}</Fact>
              </dl>
              <div className="ml-auto">
                <CourseButtons course={course} onOpen={onOpen} />
              </div>
            </div>
          </FoldedRow>
        ))}
      </ul>
    </Card>
  );
}
