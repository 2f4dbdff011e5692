import { z } from "zod";
import { emptyIsNull, text } from "../text.ts";

const IMAGE_URL_MAX = 2048;

const isAddress = (value: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(value).success;
const isSafe = (value: string): boolean => /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/i.test(value);
const hasCredentials = (value: string): boolean => /^https?:\/\/[^/?#]*@/i.test(value);

/** https, or http on one's own machine, and without credentials: other people's browsers will load it. */
const isImageUrl = (value: string): boolean =>
  isAddress(value) && isSafe(value) && !hasCredentials(value) && !value.includes("\\");

const invalidUrl = "Please enter a valid URL";
/** The address of a picture, or empty for none. */
export const imageUrl = text(IMAGE_URL_MAX, invalidUrl)
  .refine((value) => value === "" || isImageUrl(value), invalidUrl)
  .transform(emptyIsNull)
  .nullable();
