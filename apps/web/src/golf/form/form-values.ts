import type { Course } from "@fourball/domain/course/schema";
import { DEFAULT_MOOD, DEFAULT_SLOTS } from "@fourball/domain/tee-time/constants";
import type { CreateTeeTimeInput, createTeeTimeInput, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { type UseFormReturn, useForm, useFormContext } from "react-hook-form";
import type { z } from "zod";
import { lazyResolver } from "../../kit/forms/lazy-resolver.ts";
import type { formTexts } from "./texts.ts";

/** What is in the fields; what comes out of them is a `CreateTeeTimeInput`. */
export type TeeTimeValues = z.input<typeof createTeeTimeInput>;

/** What the form must know of the chosen course. */
export type CourseChoice = Pick<
  Course,
  "id" | "name" | "location" | "timeZone" | "latitude" | "longitude" | "state" | "country" | "imageUrl"
>;

/** What the fields must know of a game that is being edited. */
export type EditedGame = Pick<TeeTimeDetail, "id" | "confirmedCount" | "opensToAllAt">;

export const blankValues = {
  courseId: "",
  date: "",
  time: "",
  totalSlots: DEFAULT_SLOTS,
  mood: DEFAULT_MOOD,
  preferences: [],
  description: "",
  isPublic: true,
} satisfies TeeTimeValues;

export const valuesOf = (teeTime: TeeTimeDetail): TeeTimeValues => ({
  courseId: teeTime.courseId,
  date: teeTime.date,
  time: teeTime.time,
  totalSlots: teeTime.totalSlots,
  mood: teeTime.mood,
  preferences: teeTime.preferences,
  description: teeTime.description ?? "",
  isPublic: teeTime.isPublic,
});

export type TeeTimeFormState = UseFormReturn<TeeTimeValues, unknown, CreateTeeTimeInput>;

const createTeeTimeResolver = lazyResolver(() =>
  import("./create-tee-time-resolver.ts").then(({ createTeeTimeResolver }) => createTeeTimeResolver),
);

/** Errors appear on the first submit and then update on change, never on blur: an error that appears on blur would move the button that is being pressed. */
export const useTeeTimeForm = (defaultValues: TeeTimeValues): TeeTimeFormState =>
  useForm<TeeTimeValues, unknown, CreateTeeTimeInput>({
    defaultValues,
    resolver: createTeeTimeResolver,
    shouldFocusError: false,
  });

export const useTeeTimeFields = (): TeeTimeFormState => useFormContext<TeeTimeValues, unknown, CreateTeeTimeInput>();

/** The fields that can be wrong. */
export type FieldName = keyof typeof formTexts.labels & keyof TeeTimeValues;
export const FIELD_NAMES = [
  "courseId",
  "date",
  "time",
  "totalSlots",
  "mood",
  "preferences",
  "description",
] as const satisfies FieldName[];

/** What is wrong with a field. */
export type FieldError = { name: FieldName; message: string };

export const fieldErrorsOf = (getFieldState: TeeTimeFormState["getFieldState"]): FieldError[] =>
  FIELD_NAMES.flatMap((name) => {
    const message = getFieldState(name).error?.message;
    return message ? [{ name, message }] : [];
  });

export const fieldId = (name: FieldName): string => `tee-time-${name}`;
