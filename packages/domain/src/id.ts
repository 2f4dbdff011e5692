import { z } from "zod";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A malformed id names nothing, so it is answered like an unknown one: 404 with `message`. */
export const entityId = (message: string): z.ZodString =>
  z
    .string()
    .toLowerCase()
    .refine((value) => uuid.test(value), {
      message,
      params: { code: "not_found" },
    });

export const teeTimeId = entityId("Tee time not found");
export const courseId = entityId("Course not found");
export const participantId = entityId("Request not found");
export const userId = entityId("Profile not found or not public");
