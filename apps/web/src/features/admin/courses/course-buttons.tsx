import type { AdminCourse } from "@fourball/domain/admin/schema";
import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { adminTexts } from "../texts.ts";

const words = adminTexts.courses;

/** The dialog that is open. */
export type CourseTask = { kind: "create" } | { kind: "upload" } | { kind: "edit" | "delete"; course: AdminCourse };
export type OpenTask = (task: CourseTask) => void;

type CourseButtonsProps = {
  course: AdminCourse;
  onOpen: OpenTask;
  /** A click anywhere in the table's row edits the course. */
  opensRow?: boolean;
};

export function CourseButtons({ course, onOpen, opensRow = false }: CourseButtonsProps): ReactNode {
  return (
    <div className={`flex justify-end ${opensRow ? "gap-1" : "gap-2"}`}>
      <Button
        aria-haspopup="dialog"
        className={opensRow ? "min-h-8 text-primary stretch-link" : ""}
        onClick={() => onOpen({ kind: "edit", course })}
        size="small"
        variant={opensRow ? "ghost" : "secondary"}
      >
        {words.edit} <span className="sr-only">{course.name}</span>
      </Button>
      <Button
        aria-haspopup="dialog"
        className={opensRow ? "relative z-1 min-h-8" : ""}
        onClick={() => onOpen({ kind: "delete", course })}
        size="small"
        variant="ghost"
      >
        {words.delete} <span className="sr-only">{course.name}</span>
      </Button>
    </div>
  );
}

/** The two ways to have more courses. */
export function AddCourses({ onOpen }: { onOpen: OpenTask }): ReactNode {
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => onOpen({ kind: "upload" })} variant="secondary">
        {words.upload}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => onOpen({ kind: "create" })}>
        {words.create}
      </Button>
    </>
  );
}
