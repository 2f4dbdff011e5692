/** A round as a calendar event. Only the host is named, because calendars are shared. */
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
  /** Higher with every change that calendars must pick up. */
  sequence: number;
  isCancelled: boolean;
  /** ISO instant of the last change. */
  changedAt: string;
};
