// Apart from the schema, which would load zod with every row of a golfer.
type Counts = { showedUp: number; lateWithdrawals: number; noShows: number };

export const roundsOf = ({ showedUp, lateWithdrawals, noShows }: Counts): number => showedUp + lateWithdrawals + noShows;

/** `24 of 25`: where there is room for a figure only. */
export const attendanceFigure = (of: Counts): string => `${of.showedUp} of ${roundsOf(of)}`;

/** `Showed up for 24 of 25 · 1 late withdrawal`. */
export const attendanceText = (of: Counts): string =>
  [
    `Showed up for ${attendanceFigure(of)}`,
    ...counted(of.lateWithdrawals, "late withdrawal"),
    ...counted(of.noShows, "no-show"),
  ].join(" · ");

const counted = (count: number, what: string): string[] => (count === 0 ? [] : [`${count} ${what}${count === 1 ? "" : "s"}`]);
