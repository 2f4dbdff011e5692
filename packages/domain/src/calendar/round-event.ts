/** A round as a calendar knows it. Nobody is named but the host: calendars are shared. */
export type RoundEvent = {
  teeTimeId: string;
  courseName: string;
  location: string;
  geo: { latitude: number; longitude: number } | null;
  hostName: string;
  /** `YYYY-MM-DD` and `HH:mm` on the clock of `timeZone`, an IANA name. */
  date: string;
  time: string;
  timeZone: string;
  /** Higher with every change that a calendar must hear of. */
  sequence: number;
  isCancelled: boolean;
  /** ISO instant of the last change. */
  changedAt: string;
};
