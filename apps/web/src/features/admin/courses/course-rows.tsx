import type { AdminCourse } from "@fourball/domain/admin/schema";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { FoldedRow } from "../folded-row.tsx";
import { texts } from "../texts.ts";
import { CourseButtons, type OpenTask } from "./course-buttons.tsx";

const words = texts.courses;

type CourseRowsProps = { courses: readonly AdminCourse[]; onOpen: OpenTask };

/** The table for a phone: a row unfolds the rest of a course, with what can be done about it. */
export function CourseRows({ courses, onOpen }: CourseRowsProps): ReactNode {
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

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-ink-2 text-micro">{label}</dt>
      <dd className="font-semibold tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
