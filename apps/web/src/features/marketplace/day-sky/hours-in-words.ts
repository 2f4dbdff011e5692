import { type Hours, timeOf } from "@fourball/domain/tee-time/hours";
import { clockParts } from "../../../kit/formatting.ts";

const NOON = 720;
const MIDNIGHT = 1440;

/** `6:45 AM`, `noon`, or `06:45` where people count to 24. */
export function hourInWords(minute: number): string {
  const { digits, half } = clockParts(timeOf(minute % MIDNIGHT));
  if (!half) return digits;
  if (minute === NOON) return "noon";
  return minute % MIDNIGHT === 0 ? "midnight" : `${digits} ${half}`;
}

/** `6:45 to 11:00 AM`, `8:00 AM to noon`. */
export function hoursInWords({ from, to }: Hours): string {
  const [first, last] = [hourInWords(from), hourInWords(to)];
  const [digits = "", half] = first.split(" ");
  const words = `${half && last.endsWith(half) ? digits : first} to ${last}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
