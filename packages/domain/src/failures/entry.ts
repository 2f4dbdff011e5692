import type { FailureCode } from "./codes.ts";

/** A refusal: its code, and its text as golfers read it, with `{name}` for each value that is put in. */
export type FailureEntry = { code: FailureCode; text: string };
export type FailureEntries = Record<string, FailureEntry>;
