import { isTimeZone } from "@fourball/domain/course/known-time-zone";
import { PENDING, read, write } from "./tab-storage.ts";

/** The join request of a visitor who has to sign in first. Keys and shapes are the specification's. */
export type PendingRequest = {
  teeTimeId: string;
  hostName: string;
  courseDetails: { courseName: string; date: string; time: string };
  /** Of the course; not in what the specification's own clients store. */
  timeZone?: string | undefined;
  /** Of a private game, from its link; not in what the specification's own clients store either. */
  invite?: string | undefined;
};

/** Storage content is untrusted. */
type StoredRequest = Omit<PendingRequest, "courseDetails"> & { courseDetails: PendingRequest["courseDetails"] | undefined };

export type ConfirmedRequest = Pick<PendingRequest, "teeTimeId" | "hostName" | "timeZone"> & PendingRequest["courseDetails"];

const CONFIRMED = "confirmedRequestDetails";
/** A golfer who signs in later than this no longer expects it. */
const EXPIRES_AFTER_MS = 60 * 60 * 1000;

export const savePendingRequest = (request: PendingRequest, now: number): void =>
  write(PENDING, JSON.stringify({ ...request, savedAt: now }));

/** The stored request while it is recent; anything else is removed. */
export function readPendingRequest(now: number): StoredRequest | undefined {
  const { teeTimeId, hostName, courseDetails, timeZone, invite, savedAt } = stored(PENDING);
  const { courseName, date, time } = record(courseDetails);
  const isLate = typeof savedAt === "number" && now - savedAt > EXPIRES_AFTER_MS;
  if (typeof teeTimeId === "string" && teeTimeId !== "" && !isLate)
    return {
      teeTimeId,
      hostName: words(hostName),
      courseDetails: isDate(date) && isTime(time) ? { courseName: words(courseName), date, time } : undefined,
      timeZone: isTimeZone(words(timeZone)) ? words(timeZone) : undefined,
      invite: words(invite) || undefined,
    };
  forgetPendingRequest();
  return undefined;
}

/** Removes it on reading, so that two effects cannot both send it. */
export function takePendingRequest(now: number): StoredRequest | undefined {
  const request = readPendingRequest(now);
  forgetPendingRequest();
  return request;
}

const forgetPendingRequest = (): void => write(PENDING, null);

export const saveConfirmedRequest = (request: ConfirmedRequest): void => write(CONFIRMED, JSON.stringify(request));

export function readConfirmedRequest(): ConfirmedRequest | undefined {
  const { teeTimeId, hostName, courseName, date, time, timeZone } = stored(CONFIRMED);
  if (typeof courseName !== "string" || !isDate(date) || !isTime(time)) return undefined;
  const zone = words(timeZone);
  const place = { courseName, date, time, timeZone: isTimeZone(zone) ? zone : undefined };
  return { teeTimeId: words(teeTimeId), hostName: words(hostName), ...place };
}

export const forgetConfirmedRequest = (): void => write(CONFIRMED, null);

function stored(key: string): Record<string, unknown> {
  try {
    return record(JSON.parse(read(key) ?? "null"));
  } catch {
    return {};
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

const words = (value: unknown): string => (typeof value === "string" ? value : "");

/** `2026-06-12`, and a day that a calendar knows. */
const isDate = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** `06:10`. */
const isTime = (value: unknown): value is string => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
