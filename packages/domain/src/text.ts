import { z } from "zod";

const NUL = "\u0000";

/** Plain text from outside, trimmed. PostgreSQL can store neither NUL nor half a character, so they are refused here. */
export const text = (max: number, tooLong = `Must be ${max} characters or less`): z.ZodString =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .refine((value) => !value.includes(NUL) && !/\p{Surrogate}/u.test(value), "Must not contain control characters");

/** An empty field takes its value away. */
export const emptyIsNull = (value: string): string | null => (value === "" ? null : value);

/** Text of one line, such as a name: no control characters, and single spaces. */
export const oneLine = (max: number, tooLong?: string): z.ZodString =>
  text(max, tooLong)
    .refine((value) => !/\p{Cc}/u.test(value), "Must not contain control characters")
    .overwrite((value) => value.replace(/\s+/gu, " "));
