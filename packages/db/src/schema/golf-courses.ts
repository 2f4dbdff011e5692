import { boolean, check, index, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { between, id, instant } from "./columns.ts";
import { CONSTRAINT } from "./constraint-names.ts";

export const golfCourses = pgTable(
  "golf_courses",
  {
    id: id(),
    name: text().notNull(),
    location: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    country: text().notNull().default("US"),
    imageUrl: text(),
    description: text(),
    phone: text(),
    website: text(),
    latitude: numeric({ precision: 10, scale: 8, mode: "number" }),
    longitude: numeric({ precision: 11, scale: 8, mode: "number" }),
    /** IANA name; every date and hour of its games is on this clock. */
    timeZone: text().notNull(),
    /** Name, city, state and country, normalised: two rows with the same one are the same course. */
    identity: text().notNull().unique(CONSTRAINT.courseIdentity),
    /** Name, location, city and state in the form that searches compare with. */
    searchText: text().notNull(),
    /** Gone from lists and searches; the games that were played on it keep it. */
    archivedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    /** Several clocks are possible where the course is. Null until the next start where an earlier version wrote the row. */
    isTimeZoneGuessed: boolean(),
  },
  (t) => [
    index("golf_courses_search_idx").using("gin", t.searchText.op("gin_trgm_ops")),
    index("golf_courses_place_idx").on(t.latitude, t.longitude),
    index("golf_courses_name_idx").on(t.name, t.id),
    check("golf_courses_latitude_range", between(t.latitude, -90, 90)),
    check("golf_courses_longitude_range", between(t.longitude, -180, 180)),
  ],
);
