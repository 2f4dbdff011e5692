import type { Currency } from "./constants.ts";

const AMOUNT = /^\$?\s*(\d{1,5})(?:\.(\d{1,2}))?$/;

/** An amount as golfers type it, such as `85` or `$85.50`, in cents; undefined when it isn't one. */
export function parseCents(typed: string): number | undefined {
  const match = AMOUNT.exec(typed.trim().replaceAll(",", ""));
  if (!match) return undefined;
  const [, whole = "", part = ""] = match;
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** Cents as they are typed: `85` or `85.50`. */
export function typedCents(cents: number): string {
  const part = cents % 100;
  const whole = String((cents - part) / 100);
  return part === 0 ? whole : `${whole}.${String(part).padStart(2, "0")}`;
}

/** `$85.00`. A division by a hundred is no calculation here: the format rounds it to the same cents again. */
export const moneyText = (cents: number, currency: Currency): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency });
