import type { Course } from "@fourball/domain/course/schema";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";

/** The dialog that is open. */
export type CourseTask = { kind: "create" } | { kind: "upload" } | { kind: "edit" | "delete"; course: Course };
export type OpenTask = (task: CourseTask) => void;

export function CourseButtons({ course, onOpen }: { course: Course; onOpen: OpenTask }): ReactNode {
  return (
    <div className="flex justify-end gap-2">
      <Button aria-haspopup="dialog" onClick={() => onOpen({ kind: "edit", course })} size="small" variant="secondary">
        Edit <span className="sr-only">{course.name}</span>
      </Button>
      <Button aria-haspopup="dialog" onClick={() => onOpen({ kind: "delete", course })} size="small" variant="ghost">
        Delete <span className="sr-only">{course.name}</span>
      </Button>
    </div>
  );
}

export function RetryRow({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <span className="flex flex-wrap items-center gap-3">
      Could not load this row
      <Button onClick={onRetry} size="small" variant="secondary">
        Retry
      </Button>
    </span>
  );
}

/** The two ways to have more courses. */
export function AddCourses({ onOpen }: { onOpen: OpenTask }): ReactNode {
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => onOpen({ kind: "upload" })} variant="secondary">
        Upload CSV
      </Button>
      <Button aria-haspopup="dialog" onClick={() => onOpen({ kind: "create" })}>
        Create Course
      </Button>
    </>
  );
}
