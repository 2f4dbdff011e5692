import { EmptyState } from "@fourball/ui/empty-state";
import type { ReactNode } from "react";
import { useIsRoomy } from "../../../shared/page/use-is-wide.ts";
import { NoneFound } from "../none-found.tsx";
import { texts } from "../texts.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { AddCourses, type OpenTask } from "./course-buttons.tsx";
import { CourseCards } from "./course-cards.tsx";
import type { CourseSearchResult } from "./course-search-result.ts";
import { CoursesTable } from "./courses-table.tsx";

const words = texts.courses;

export function FoundCourses({ found, onOpen }: { found: CourseSearchResult; onOpen: OpenTask }): ReactNode {
  const isRoomy = useIsRoomy();
  const { change } = useAdminSearch();
  const { total } = found.first;
  const { q, needsTimeZone } = found.filter;
  if (total === 0 && needsTimeZone && !q)
    return (
      <NoneFound clearLabel={words.showAll} onClear={() => change({ needsTimeZone: undefined })} title={words.allHaveTimeZone} />
    );
  if (total === 0 && q)
    return (
      <NoneFound onClear={() => change({ course: undefined })} title={words.none}>
        {words.noneWords}
      </NoneFound>
    );
  if (total === 0) return <NoCourses onOpen={onOpen} />;
  const List = isRoomy ? CoursesTable : CourseCards;
  return (
    <div aria-busy={found.isOld} className="stack gap-2">
      <p className="text-ink-2 text-small tabular-nums" role="status">
        {found.isOld ? words.searching : words.count(total, Boolean(q))}
      </p>
      <List found={found} onOpen={onOpen} />
    </div>
  );
}

function NoCourses({ onOpen }: { onOpen: OpenTask }): ReactNode {
  return (
    <EmptyState action={<AddCourses onOpen={onOpen} />} title={words.empty}>
      {words.emptyWords}
    </EmptyState>
  );
}
