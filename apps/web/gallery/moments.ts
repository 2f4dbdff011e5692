/** So many hours from now, before it with a minus. */
export const inHours = (hours: number): string =>
  Temporal.Now.instant()
    .add({ minutes: Math.round(hours * 60) })
    .toString({ smallestUnit: "millisecond" });
