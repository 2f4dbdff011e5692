import { golfCourses } from "@fourball/db/schema/index";
import type { Course } from "@fourball/domain/course/schema";
import { type Column, type SQL, sql } from "drizzle-orm";

/** A course as it crosses the wire. */
export const courseColumns = {
  id: golfCourses.id,
  name: golfCourses.name,
  location: golfCourses.location,
  city: golfCourses.city,
  state: golfCourses.state,
  country: golfCourses.country,
  imageUrl: golfCourses.imageUrl,
  phone: golfCourses.phone,
  website: golfCourses.website,
  description: golfCourses.description,
  latitude: sql`${golfCourses.latitude}::float8`,
  longitude: sql`${golfCourses.longitude}::float8`,
  timeZone: golfCourses.timeZone,
} satisfies Record<keyof Course, Column | SQL>;
