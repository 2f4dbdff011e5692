import type { CourseFields, CreateCourseInput } from "@fourball/domain/course/editing";
import type { Course } from "@fourball/domain/course/schema";
import type { UseFormReturn } from "react-hook-form";

/** Form values: text as typed, converted on submit. */
export type CourseValues = Required<Record<keyof CreateCourseInput, string>>;
export type CourseForm = UseFormReturn<CreateCourseInput, unknown, CourseFields>;

const NEW: CourseValues = {
  name: "",
  location: "",
  city: "",
  state: "",
  country: "US",
  phone: "",
  website: "",
  latitude: "",
  longitude: "",
  timeZone: "",
  imageUrl: "",
  description: "",
};

export const courseFields: readonly (keyof CourseValues)[] = [
  "name",
  "location",
  "city",
  "state",
  "country",
  "phone",
  "website",
  "latitude",
  "longitude",
  "timeZone",
  "imageUrl",
  "description",
];

export function valuesOf(course: Course | undefined): CourseValues {
  if (!course) return NEW;
  const { id: _id, ...fields } = course;
  return {
    ...fields,
    phone: fields.phone ?? "",
    website: fields.website ?? "",
    latitude: String(fields.latitude ?? ""),
    longitude: String(fields.longitude ?? ""),
    imageUrl: fields.imageUrl ?? "",
    description: fields.description ?? "",
  };
}
