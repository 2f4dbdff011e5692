import { ROUNDS_UNTIL_KNOWN } from "./constants.ts";

// Apart from the schema, which would load zod with every row of a golfer.
type Counts = { showedUp: number; lateWithdrawals: number; noShows: number };

export const roundsOf = ({ showedUp, lateWithdrawals, noShows }: Counts): number => showedUp + lateWithdrawals + noShows;

/** `Showed up for 24 of 25 · 1 late withdrawal`. */
export function attendanceText(of: Counts | "new"): string {
  if (of === "new") return `New: fewer than ${ROUNDS_UNTIL_KNOWN} rounds in 12 months`;
  const { showedUp, lateWithdrawals, noShows } = of;
  return [
    `Showed up for ${showedUp} of ${roundsOf(of)}`,
    ...counted(lateWithdrawals, "late withdrawal"),
    ...counted(noShows, "no-show"),
  ].join(" · ");
}

const counted = (count: number, what: string): string[] => (count === 0 ? [] : [`${count} ${what}${count === 1 ? "" : "s"}`]);
