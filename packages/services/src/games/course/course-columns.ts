import { golfCourses } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";

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
  latitude: golfCourses.latitude,
  longitude: golfCourses.longitude,
  timeZone: golfCourses.timeZone,
};

/** A course as admins see it. */
export const adminCourseColumns = {
  ...courseColumns,
  isTimeZoneGuessed: sql`${golfCourses.isTimeZoneGuessed} is true`.mapWith(Boolean),
};

/** A course as the card of a game shows it. */
export const courseCardColumns = {
  name: golfCourses.name,
  location: golfCourses.location,
  imageUrl: golfCourses.imageUrl,
  timeZone: golfCourses.timeZone,
};

/** Kilometres between the viewer and the course; null when the course's place is unknown. */
export const distanceKm = sql`(earth_distance(
  ll_to_earth(${sql.placeholder("latitude")}::float8, ${sql.placeholder("longitude")}::float8),
  ll_to_earth(${golfCourses.latitude}::float8, ${golfCourses.longitude}::float8)) / 1000)`;
