import { format, onItsOwnClock } from "../../kit/formatting.ts";

/** `Nov 28`. */
export const monthDay = (date: string): string => format({ month: "short", day: "numeric" }).format(onItsOwnClock(date));
