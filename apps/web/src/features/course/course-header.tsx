import type { CoursePage } from "@fourball/domain/course-page/schema";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { CourseImage } from "../../golf/face/course-image.tsx";

/** The course under the sky of this hour, and what it says of itself. */
export function CourseHeader({ course }: { course: CoursePage }): ReactNode {
  return (
    <Card as="section" className="min-w-0">
      <div className="relative h-44 overflow-clip bg-primary-soft sm:h-64">
        <CourseImage alt="" courseId={course.id} imageUrl={course.imageUrl} priority="first" sky={course.sky} />
      </div>
      <div className="grid gap-1.5 px-4 pt-4 pb-5 sm:px-6">
        <h1 className="wrap-anywhere">{course.name}</h1>
        <p className="text-ink-2 wrap-anywhere">{course.location}</p>
        {course.description ? <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{course.description}</p> : null}
      </div>
    </Card>
  );
}
