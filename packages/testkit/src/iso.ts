/** The server's format for instants. */
export const iso = (moment: Temporal.Instant): string => moment.toString({ smallestUnit: "millisecond" });

export const isoNow = (): string => iso(Temporal.Now.instant());
