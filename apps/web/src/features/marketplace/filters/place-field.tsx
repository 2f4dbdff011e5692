import type { Course } from "@fourball/domain/course/schema";
import { Combobox } from "@fourball/ui/forms/combobox";
import type { ReactNode } from "react";
import { marketplaceTexts } from "../texts.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import { useCourseMatches } from "./use-course-matches.ts";
import { courseLabel } from "./use-course-name.ts";

const keyOf = ({ id }: Course): string => id;

/** Says where the golfer plays by a course there. */
export function PlaceField({ onChosen }: { onChosen?: () => void }): ReactNode {
  const { choose } = useViewerPosition();
  const { courses, combobox } = useCourseMatches();
  return (
    <Combobox<Course>
      {...combobox}
      itemKey={keyOf}
      itemLabel={courseLabel}
      items={courses.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)}
      label={marketplaceTexts.near.place}
      onValueChange={(course) => {
        if (!course || course.latitude === null || course.longitude === null) return;
        choose({ latitude: course.latitude, longitude: course.longitude }, course.city || course.name);
        onChosen?.();
      }}
      placeholder={marketplaceTexts.near.place}
      value={null}
    />
  );
}
