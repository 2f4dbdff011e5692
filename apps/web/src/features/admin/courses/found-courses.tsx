import type { AdminCoursePage } from "@fourball/domain/admin/schema";
import { EmptyState } from "@fourball/ui/empty-state";
import type { ReactNode } from "react";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { NoneFound } from "../none-found.tsx";
import { Pager } from "../pager.tsx";
import { PastTheEnd } from "../past-the-end.tsx";
import { texts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { AddCourses, type OpenTask } from "./course-buttons.tsx";
import { CourseRows } from "./course-rows.tsx";
import { CoursesTable } from "./courses-table.tsx";

const words = texts.courses;

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
