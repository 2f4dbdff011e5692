import { MOODS } from "@fourball/domain/tee-time/constants";
import { z } from "zod";

const draft = z.object({
  values: z.object({
    courseId: z.string(),
    date: z.string(),
    time: z.string(),
    totalSlots: z.number(),
    mood: z.enum(MOODS),
    preferences: z.array(z.string()),
    description: z.string(),
    isPublic: z.boolean(),
  }),
  course: z
    .object({
      id: z.string(),
      name: z.string(),
      location: z.string(),
      timeZone: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      state: z.string(),
      country: z.string(),
    })
    .nullable(),
});
export type Draft = z.infer<typeof draft>;

// By golfer, since two may share a browser.
const keyOf = (golferId: string): string => `fourball:draft:${golferId}`;

/** The stored draft, without a date that has passed. */
export function readDraft(golferId: string): Draft | undefined {
  const stored = draft.safeParse(parsed(sessionStorage.getItem(keyOf(golferId))));
  if (!stored.success) return undefined;
  const { values, course } = stored.data;
  const isPast = values.date < Temporal.Now.plainDateISO().toString();
  return { course, values: { ...values, date: isPast ? "" : values.date } };
}

export const keepDraft = (golferId: string, kept: Draft): void => sessionStorage.setItem(keyOf(golferId), JSON.stringify(kept));

export const forgetDraft = (golferId: string): void => sessionStorage.removeItem(keyOf(golferId));

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
