import { parsedJson } from "@fourball/domain/parsed-json";
import { MOODS } from "@fourball/domain/tee-time/constants";
import type { CourseChoice, TeeTimeValues } from "../../golf/form/form-values.ts";

type DraftValues = Required<Omit<TeeTimeValues, "moodEmoji" | "description" | "headStartHours">> & { description: string };
export type Draft = { values: DraftValues; course: CourseChoice | null };

// By golfer, since two may share a browser.
export const keyOf = (golferId: string): string => `fourball:draft:${golferId}`;

/** The stored draft, without a date that has passed. */
export function readDraft(golferId: string): Draft | undefined {
  const stored = parsedJson(sessionStorage.getItem(keyOf(golferId)) ?? "null");
  const values = isRecord(stored) ? valuesOf(stored.values) : undefined;
  const course = isRecord(stored) ? courseOf(stored.course) : undefined;
  if (!values || course === undefined) return undefined;
  const isPast = values.date < Temporal.Now.plainDateISO().toString();
  return { course, values: { ...values, date: isPast ? "" : values.date } };
}

export const forgetDraft = (golferId: string): void => sessionStorage.removeItem(keyOf(golferId));

// Checked by hand: a page with a form is drawn before the code of schemas has come.
function valuesOf(stored: unknown): Draft["values"] | undefined {
  if (!isRecord(stored)) return undefined;
  const { courseId, date, time, totalSlots, preferences, description, isPublic } = stored;
  const mood = MOODS.find((each) => each === stored.mood);
  const isWhole =
    isText(courseId) &&
    isText(date) &&
    isText(time) &&
    typeof totalSlots === "number" &&
    isText(description) &&
    isList(preferences);
  if (!isWhole || mood === undefined || typeof isPublic !== "boolean") return undefined;
  return { courseId, date, time, totalSlots, mood, preferences, description, isPublic };
}

/** Null for a draft without a course, undefined for what is no draft. */
function courseOf(stored: unknown): CourseChoice | null | undefined {
  if (stored === null) return null;
  if (!isRecord(stored)) return undefined;
  const { id, name, location, timeZone, latitude, longitude, state, country, imageUrl = null } = stored;
  const isWhole = isText(id) && isText(name) && isText(location) && isText(timeZone) && isText(state) && isText(country);
  if (!isWhole || !isDegrees(latitude) || !isDegrees(longitude)) return undefined;
  return { id, name, location, timeZone, latitude, longitude, state, country, imageUrl: isText(imageUrl) ? imageUrl : null };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isDegrees = (value: unknown): value is number | null => value === null || typeof value === "number";
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
