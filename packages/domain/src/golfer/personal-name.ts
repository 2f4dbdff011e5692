import { z } from "zod";
import { PRODUCT } from "../product.ts";
import { emptyIsNull, oneLine } from "../text.ts";

/** Characters that are taken for a Latin letter, after marks and styles are gone. i, l and 1 are one, also as capitals. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ["a", "АаΑαᴀ4"],
    ["b", "ВвΒβʙ"],
    ["c", "Ссᴄ"],
    ["d", "ԁᴅ"],
    ["e", "ЕеΕεᴇ3"],
    ["f", "ꜰ"],
    ["h", "НнΗʜ"],
    ["k", "КкΚκᴋ"],
    ["l", "iIІіӀΙιıɪʟ1"],
    ["m", "МмΜᴍ"],
    ["n", "Νηпɴ"],
    ["o", "ОоΟοᴏ0"],
    ["p", "РрΡρᴘ"],
    ["r", "гʀ"],
    ["s", "Ѕѕꜱ5"],
    ["t", "ТтΤτᴛ"],
    ["u", "υμᴜ"],
    ["w", "ωԝᴡ"],
    ["y", "УуΥγʏ"],
  ].flatMap(([letter = "", others = ""]) => [...others].map((other) => [other, letter] as const)),
);

const folded = (text: string): string => {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return Array.from(plain, (character) => LOOK_ALIKES.get(character) ?? character)
    .join("")
    .toLowerCase();
};

/** Who has one of these in the name would be taken for somebody who speaks for the site. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    PRODUCT,
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
  ].map(folded),
);

export const RESERVED_NAME = `Names can't contain words like ${PRODUCT} or Admin`;
export const ADDRESS_IN_NAME = "Leave out web and email addresses, and put a space after each dot";
export const MARKS_IN_NAME = "Use at most 3 accents on a letter";

/** Whether a word is reserved, also one that is taken apart: `Ad-min`, `A d m i n Maya`. */
export function isReservedName(name: string): boolean {
  const words = folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const spelled = words.map((word) => (word.length === 1 ? word : ` ${word} `)).join("");
  return [...words, words.join(""), ...spelled.split(" ")].some((word) => RESERVED.has(word));
}

const TITLE = /(?<![\p{L}\p{N}.。-])(st|ste|dr|mr|mrs|ms|jr|sr)\.(?=\p{L})/giu;
const ADDRESS = /@|:\/\/|www\.|[\p{L}\p{N}\p{M}-]{2,}[.。]\p{L}{2,}|[.。]\p{L}{2,}\//iu;

/** Mail programs make links of what looks like an address, under this site as the sender. Initials and titles don't. */
const hasNoAddress = (name: string): boolean => !ADDRESS.test(name.normalize("NFKC").replace(TITLE, ""));

/** Languages need up to three; more of them cover the lines above and below. */
const hasFewMarks = (name: string): boolean => !/\p{M}{4}/u.test(name);

/** A joiner holds pictographs together, as in a golfer with a gender or a skin tone; the joined one is one character. */
const INVISIBLE = /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})\u{200D}(?=\p{Extended_Pictographic}))\p{Cf}/gu;

type Limits = { max: number; missing: string; tooLong?: string };

/** Without the invisible characters that turn the rest of a line around or make a name out of nothing. */
const visible = (value: string): string => value.replace(INVISIBLE, "");
const isUnreserved = (value: string): boolean => !isReservedName(value);

const nameOfOneLine = (max: number, tooLong?: string): z.ZodString =>
  oneLine(max, tooLong)
    .refine(isUnreserved, RESERVED_NAME)
    .refine(hasNoAddress, ADDRESS_IN_NAME)
    .refine(hasFewMarks, MARKS_IN_NAME);

export const personalName = ({ max, missing, tooLong }: Limits) =>
  z.string(missing).transform(visible).pipe(nameOfOneLine(max, tooLong).min(1, missing));

/** Null for a golfer who has only one name. */
export const secondName = (max: number) =>
  z.string().transform(visible).pipe(nameOfOneLine(max)).transform(emptyIsNull).nullable();

const NAME_MAX = 80;

export const firstName = personalName({ max: NAME_MAX, missing: "First name is required" });
export const lastName = secondName(NAME_MAX);
