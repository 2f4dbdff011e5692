import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { CourseButtons, type OpenTask, RetryRow } from "./course-buttons.tsx";
import type { CourseSearchResult } from "./course-search-result.ts";
import { type CourseSlot, useCourseSlots } from "./use-course-slots.ts";
import { useCourseWindow } from "./use-course-window.ts";

const words = texts.courses;
const ROW_REM = 2.5;
// Focused rows stay below the two sticky bars.
const row = "h-10 border-line border-t hover:bg-sunken [&_button]:scroll-mt-10";
const cell = "px-3 first:pl-5 last:pr-5";
const COLUMNS = 5;

export function CoursesTable({ found, onOpen }: { found: CourseSearchResult; onOpen: OpenTask }): ReactNode {
  const { ref, rows, before, after } = useCourseWindow<HTMLTableSectionElement>(found.first.total, ROW_REM);
  const slotAt = useCourseSlots({ ...found, from: rows[0] ?? 0, to: rows.at(-1) ?? 0 });
  return (
    <Frame rowCount={found.first.total + 1}>
      <tbody ref={ref}>
        <Gap height={before} />
        {rows.map((index) => (
          <tr aria-rowindex={index + 2} className={`${row} relative`} key={index}>
            <Cells onOpen={onOpen} slot={slotAt(index)} />
          </tr>
        ))}
        <Gap height={after} />
      </tbody>
    </Frame>
  );
}

/** As high as the rows that are not drawn. */
function Gap({ height }: { height: number }): ReactNode {
  return height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <tr aria-hidden="true">
      <td className="p-0" colSpan={COLUMNS} style={{ height }} />
    </tr>
  ) : null;
}

function Cells({ slot, onOpen }: { slot: CourseSlot; onOpen: OpenTask }): ReactNode {
  if (slot.kind === "loading") return <SkeletonCells />;
  if (slot.kind === "failed")
    return (
      <td className={cell} colSpan={COLUMNS}>
        <RetryRow onRetry={slot.retry} />
      </td>
    );
  const { course } = slot;
  return (
    <>
      <th className={`${cell} font-semibold`} scope="row">
        <span className="block truncate">{course.name}</span>
      </th>
      <td className={cell}>
        <span className="block truncate">{course.location}</span>
      </td>
      <td className={cell}>
        <span className="block truncate">
          {course.city}, {course.state}
        </span>
      </td>
      <td className={`${cell} tabular-nums`}>{course.phone ?? words.noPhone}</td>
      <td className={cell}>
        <CourseButtons course={course} onOpen={onOpen} opensRow />
      </td>
    </>
  );
}

const skeletonRows = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

export function CoursesTableSkeleton(): ReactNode {
  return (
    <Frame>
      <tbody>
        {skeletonRows.map((name) => (
          <tr className={row} key={name}>
            <SkeletonCells />
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

function SkeletonCells(): ReactNode {
  return ["w-4/5", "w-3/4", "w-2/3", "w-1/2", "ml-auto w-28"].map((width) => (
    <td className={cell} key={width}>
      <Skeleton className={`h-4 ${width}`} />
    </td>
  ));
}

/** Widths that no content changes, so that nothing jumps while rows come and go. */
function Frame({ rowCount, children }: { rowCount?: number; children: ReactNode }): ReactNode {
  return (
    <Card>
      <table aria-rowcount={rowCount} className="w-full table-fixed text-left text-small">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr
            aria-rowindex={rowCount === undefined ? undefined : 1}
            className="[&>th]:sticky [&>th]:top-16 [&>th]:z-1 [&>th]:bg-surface [&>th]:shadow-[inset_0_-1px_0_var(--line)] [&>th]:font-semibold [&>th]:text-ink-2"
          >
            <th className={`${cell} h-11 w-[28%]`} scope="col">
              {words.name}
            </th>
            <th className={cell} scope="col">
              {words.location}
            </th>
            <th className={cell} scope="col">
              {words.cityState}
            </th>
            <th className={`${cell} w-[15%]`} scope="col">
              {words.phone}
            </th>
            <th className={`${cell} w-46`} scope="col">
              <span className="sr-only">{words.actions}</span>
            </th>
          </tr>
        </thead>
        {children}
      </table>
    </Card>
  );
}
