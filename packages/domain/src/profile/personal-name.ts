import { z } from "zod";
import { PRODUCT } from "../product.ts";
import { emptyIsNull, oneLine } from "../text.ts";

const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Who has one of these in the name would be taken for somebody who speaks for the site. */
const RESERVED: ReadonlySet<string> = new Set([
  folded(PRODUCT),
  "admin",
  "admins",
  "administrator",
  "administrators",
  "helpdesk",
  "moderator",
  "moderators",
  "official",
  "staff",
  "support",
  "system",
  "webmaster",
]);

export const RESERVED_NAME = `Names can't contain words like ${PRODUCT} or Admin`;

/** Whether a word is reserved, also one that is taken apart: `Ad-min`, `A d m i n Maya`. */
export function isReservedName(name: string): boolean {
  const words = folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const spelled = words.map((word) => (word.length === 1 ? word : ` ${word} `)).join("");
  return [...words, words.join(""), ...spelled.split(" ")].some((word) => RESERVED.has(word));
}

/** A joiner holds pictographs together, as in a golfer with a gender or a skin tone; the joined one is one character. */
const INVISIBLE = /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})\u{200D}(?=\p{Extended_Pictographic}))\p{Cf}/gu;

type Limits = { max: number; missing: string; tooLong?: string };

/** Without the invisible characters that turn the rest of a line around or make a name out of nothing. */
const visible = (value: string): string => value.replace(INVISIBLE, "");
const isUnreserved = (value: string): boolean => !isReservedName(value);

export const personalName = ({ max, missing, tooLong }: Limits) =>
  z.string(missing).transform(visible).pipe(oneLine(max, tooLong).min(1, missing).refine(isUnreserved, RESERVED_NAME));

/** Null for a golfer who has only one name. */
export const secondName = (max: number) =>
  z.string().transform(visible).pipe(oneLine(max).refine(isUnreserved, RESERVED_NAME)).transform(emptyIsNull).nullable();
