/** Full-width digits, and the minus and the dashes that keyboards and spreadsheets put for a hyphen. */
const plain = (typed: string): string =>
  typed
    .normalize("NFKC")
    .trim()
    .replace(/^[−‐‑‒–]/, "-");

/** A plain number of golfers, such as a handicap. To `Number`, 0x10 and 1e1 are numbers too. */
export function readNumber(typed: string): number | undefined {
  const text = plain(typed);
  // A keypad in half of the world has only a comma.
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** A latitude or a longitude. */
export function readDegrees(typed: string): number | undefined {
  const [, sign, text = ""] = /^([+-]?)(.*?)°?$/s.exec(plain(typed)) ?? [];
  const degrees = readNumber(text);
  return degrees && sign === "-" ? -degrees : degrees;
}

const GROUPED = /^[1-9]\d{0,2}(?:([,.' ])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/;
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;

/**
 * An amount of money, as digits with a point. A comma before one or two last digits is the decimal sign, one before exactly
 * three separates thousands; a point does so only where a decimal comma follows.
 */
export function readAmount(typed: string): string | undefined {
  const text = plain(typed).replace(/[’\u02bc]/g, "'");
  const [, whole, part] = PLAIN.exec(text) ?? [];
  if (whole !== undefined) return part === undefined ? whole : `${whole}.${part}`;
  const [grouped, separator, decimalSign, decimals] = GROUPED.exec(text) ?? [];
  if (grouped === undefined || separator === decimalSign || (separator === "." && decimalSign === undefined)) return undefined;
  const digits = grouped.slice(0, grouped.length - (decimals ? decimals.length + 1 : 0)).replace(/\D/g, "");
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}
