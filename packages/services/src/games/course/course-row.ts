import type { golfCourses } from "@fourball/db/schema/index";
import type { CourseFields } from "@fourball/domain/course/editing";
import { courseIdentity } from "@fourball/domain/course/identity";
import { courseSearchText } from "@fourball/domain/course/search-text";
import { findTimeZone } from "@fourball/domain/course/time-zone";

type Row = Required<Omit<typeof golfCourses.$inferInsert, "id" | "createdAt" | "archivedAt">>;

/** A course as it is stored, with what follows from its place. */
export function courseRow(fields: CourseFields, defaultTimeZone: string): Row {
  const { timeZone, imageUrl, description, phone, website, ...place } = fields;
  const found = findTimeZone(place, defaultTimeZone);
  return {
    ...place,
    imageUrl: imageUrl ?? null,
    description: description ?? null,
    phone: phone ?? null,
    website: website ?? null,
    timeZone: timeZone ?? found.timeZone,
    isTimeZoneGuessed: timeZone === undefined && found.isGuess,
    identity: courseIdentity(place),
    searchText: courseSearchText(place),
  };
}
