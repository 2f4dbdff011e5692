/** As the server writes moments. */
export const iso = (moment: Temporal.Instant): string => moment.toString({ smallestUnit: "millisecond" });

export const isoNow = (): string => iso(Temporal.Now.instant());
