import { z } from "zod";
import { firstName, lastName } from "../golfer/personal-name.ts";
import { imageUrl } from "../picture/image-url.ts";
import { homePlace } from "../position.ts";
import { golferTimeZone, quietHours } from "../quiet-hours-schema.ts";
import { emptyIsNull, text } from "../text.ts";
import { tooLong } from "../too-long.ts";
import { BIO_MAX, HANDICAP_MAX, LAST_NAME_AUDIENCES, NOTIFICATION_FLAGS } from "./constants.ts";

const invalidPhone = "Please enter a valid phone number";
const phoneNumber = text(40, invalidPhone)
  .transform((value) => value.replace(/[\s()[\]-]/g, ""))
  .refine((value) => value === "" || /^\+?[1-9]\d{1,14}$/.test(value), invalidPhone)
  .transform(emptyIsNull)
  .nullable();

const handicapRange = `Handicap must be a number from 0 to ${HANDICAP_MAX}`;
/** As golfers give it: 0 to 54 with one decimal at most, or none. */
export const handicap = z
  .number(handicapRange)
  .min(0, handicapRange)
  .max(HANDICAP_MAX, handicapRange)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, "Handicap has one decimal at most")
  .nullable();

/** One for each name in the list, which `fromEntries` cannot say. */
const flags = Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, z.boolean()])) as Record<
  (typeof NOTIFICATION_FLAGS)[number],
  z.ZodBoolean
>;

/** What golfers may change of themselves. Absent fields stay as they are; empty text takes a value away. */
export const updateProfileInput = z
  .object({
    firstName,
    lastName,
    profileImageUrl: imageUrl,
    coverImageUrl: imageUrl,
    bio: text(BIO_MAX, tooLong("Bio", BIO_MAX)).transform(emptyIsNull).nullable(),
    phoneNumber,
    publicProfile: z.boolean(),
    lastNameTo: z.enum(LAST_NAME_AUDIENCES),
    showsReasons: z.boolean(),
    handicap,
    /** Giving it is the consent to storing it; null takes both away. */
    homePlace: homePlace.nullable(),
    emailOn: z.boolean(),
    pushOn: z.boolean(),
    ...flags,
    quietHours: quietHours.nullable(),
    timeZone: golferTimeZone,
    /** Consent, recorded with its moment; `false` takes it back. */
    smsOptIn: z.boolean(),
    marketingOptIn: z.boolean(),
  })
  .partial();
export type UpdateProfileInput = z.input<typeof updateProfileInput>;
export type ProfileChanges = z.output<typeof updateProfileInput>;
