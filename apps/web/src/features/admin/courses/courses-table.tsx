import type { AdminCourse } from "@fourball/domain/admin/schema";
import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { adminTexts } from "../texts.ts";
import { CourseButtons, type OpenTask } from "./course-buttons.tsx";

const words = adminTexts.courses;
const row = "relative h-10 border-line border-t hover:bg-sunken";
const cell = "px-3 first:pl-5 last:pr-5";

export function CoursesTable({ courses, onOpen }: { courses: readonly AdminCourse[]; onOpen: OpenTask }): ReactNode {
  return (
    <Frame>
      {courses.map((course) => (
        <tr className={row} key={course.id}>
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
        </tr>
      ))}
    </Frame>
  );
}

const rows = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const widths = ["w-4/5", "w-3/4", "w-2/3", "w-1/2", "ml-auto w-28"];

export function CoursesTableSkeleton(): ReactNode {
  return (
    <Frame>
      {rows.map((name) => (
        <tr className={row} key={name}>
          {widths.map((width) => (
            <td className={cell} key={width}>
              <Skeleton className={`h-4 ${width}`} />
            </td>
          ))}
        </tr>
      ))}
    </Frame>
  );
}

/** Widths that no content changes, so that nothing jumps from page to page. */
function Frame({ children }: { children: ReactNode }): ReactNode {
  return (
    <Card>
      <table className="w-full table-fixed text-left text-small">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="[&>th]:font-semibold [&>th]:text-ink-2">
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
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}
