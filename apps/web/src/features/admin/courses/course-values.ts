import type { AdminCourse } from "@fourball/domain/admin/schema";
import type { CourseFields, CreateCourseInput } from "@fourball/domain/course/editing";
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

export function valuesOf(course: AdminCourse | undefined): CourseValues {
  if (!course) return NEW;
  const { id: _id, isTimeZoneGuessed, ...fields } = course;
  return {
    ...fields,
    // What was guessed is no choice until an admin types it.
    timeZone: isTimeZoneGuessed ? "" : fields.timeZone,
    phone: fields.phone ?? "",
    website: fields.website ?? "",
    latitude: String(fields.latitude ?? ""),
    longitude: String(fields.longitude ?? ""),
    imageUrl: fields.imageUrl ?? "",
    description: fields.description ?? "",
  };
}
