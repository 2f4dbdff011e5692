/** The columns of the scorecard: number, player, handicap, rating, games hosted; two of them on a phone. */
export const gridStyle =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 sm:grid-cols-[1.25rem_minmax(0,1fr)_3rem_6rem_4rem]";
