import { z } from "zod";
import type { FailureNameOf } from "./failure.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A malformed id names nothing, so it is answered like an unknown one. */
export const entityId = (failure: FailureNameOf<"not_found">): z.ZodString =>
  z
    .string()
    .toLowerCase()
    .refine((value) => uuid.test(value), { params: { failure } });

export const teeTimeId = entityId("teeTimeNotFound");
export const courseId = entityId("courseNotFound");
export const participantId = entityId("requestNotFound");
export const userId = entityId("profileNotFound");
