import type { AdminCourse } from "@fourball/domain/admin/schema";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { CourseButtons, type OpenTask, RetryRow } from "./course-buttons.tsx";
import type { CourseSearchResult } from "./course-search-result.ts";
import { type CourseSlot, useCourseSlots } from "./use-course-slots.ts";
import { useCourseWindow } from "./use-course-window.ts";

const ROW_REM = 12.75;
const row = "h-51 pb-3";

/** The table for a phone: each row is a card. */
export function CourseCards({ found, onOpen }: { found: CourseSearchResult; onOpen: OpenTask }): ReactNode {
  const { total } = found.first;
  const { ref, rows, before, after } = useCourseWindow<HTMLUListElement>(total, ROW_REM);
  const slotAt = useCourseSlots({ ...found, from: rows[0] ?? 0, to: rows.at(-1) ?? 0 });
  return (
    <ul aria-label={texts.courses.caption} ref={ref} style={{ paddingTop: before, paddingBottom: after }}>
      {rows.map((index) => (
        <li aria-posinset={index + 1} aria-setsize={total} className={row} key={index}>
          <Slot onOpen={onOpen} slot={slotAt(index)} />
        </li>
      ))}
    </ul>
  );
}

function Slot({ slot, onOpen }: { slot: CourseSlot; onOpen: OpenTask }): ReactNode {
  if (slot.kind === "loading") return <Skeleton className="h-full rounded-card" />;
  if (slot.kind === "failed")
    return (
      <Card className="h-full p-4">
        <RetryRow onRetry={slot.retry} />
      </Card>
    );
  return <CourseCard course={slot.course} onOpen={onOpen} />;
}

function CourseCard({ course, onOpen }: { course: AdminCourse; onOpen: OpenTask }): ReactNode {
  return (
    <Card as="article" className="grid h-full grid-cols-1 grid-rows-[1fr_auto] gap-3 px-4 py-3">
      <div className="grid min-w-0 grid-cols-1 content-start gap-0.5 text-small">
        <h2 className="two-lines text-body">{course.name}</h2>
        <p className="truncate text-ink-2">{course.location}</p>
        <p className="truncate">
          {course.city}, {course.state}
        </p>
      </div>
      <div className="tear flex items-center justify-between gap-2 pt-2 text-small">
        <p className="min-w-0 truncate tabular-nums">
          <span className="text-ink-2">{texts.courses.phone}</span> {course.phone ?? texts.courses.noPhone}
        </p>
        <CourseButtons course={course} onOpen={onOpen} />
      </div>
    </Card>
  );
}

const skeletonRows = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

export function CourseCardsSkeleton(): ReactNode {
  return skeletonRows.map((name) => (
    <div className={row} key={name}>
      <Skeleton className="h-full rounded-card" />
    </div>
  ));
}
