import type { ReactNode } from "react";
import { CourseImage, type CourseImageProps } from "../../tee-time/face/course-image.tsx";
import type { CourseChoice } from "../../tee-time/form/form-values.ts";
import { previewSky } from "./preview-sky.ts";

type PreviewImageProps = Omit<CourseImageProps, "sky"> & { course: CourseChoice | null; date: string; time: string };

/** The picture of the chosen course, or the sky there at the chosen hour. */
export const PreviewImage = ({ course, date, time, ...image }: PreviewImageProps): ReactNode => (
  <CourseImage {...image} sky={previewSky({ course, date, time })} />
);
