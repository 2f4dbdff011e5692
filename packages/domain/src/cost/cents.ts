import { readAmount } from "../typed-number.ts";
import type { Currency } from "./constants.ts";

const AMOUNT = /^(\d{1,5})(?:\.(\d{1,2}))?$/;

/** An amount as golfers type it, such as `85` or `$85.50`, in cents; undefined when it isn't one. */
export function parseCents(typed: string): number | undefined {
  const match = AMOUNT.exec(readAmount(typed.trim().replace(/^\$/, "")) ?? "");
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

/** `Green fee $85.00, cart $20.00` of each player; empty where nothing was said. */
export function feesText({
  greenFee,
  cart,
  currency,
}: {
  greenFee: number | null;
  cart: number | null;
  currency: Currency;
}): string {
  const fees = [["Green fee", greenFee] as const, ["Cart", cart] as const].flatMap(([fee, cents]) =>
    cents === null ? [] : [`${fee} ${moneyText(cents, currency)}`],
  );
  return fees.join(", ").replace(", C", ", c");
}

/** `$85.00`. */
export function moneyText(cents: number, currency: Currency): string {
  const part = cents % 100;
  const whole = (cents - part) / 100;
  // The whole units are written by the locale, the cents put in as digits: no amount becomes a fraction.
  return new Intl.NumberFormat("en-US", { style: "currency", currency })
    .formatToParts(whole)
    .map(({ type, value }) => (type === "fraction" ? String(part).padStart(2, "0") : value))
    .join("");
}
