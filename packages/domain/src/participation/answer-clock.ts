/** In the course's local time: the answer clock pauses at night. */
const DAY = { from: 7, to: 22 } as const;
/** A reminder is due once this share of the time has passed. */
const REMINDED_AFTER = 0.75;

type Request = { requestedAt: Temporal.Instant; teeOffAt: Temporal.Instant; timeZone: string };

/** The nearer the tee-off, the sooner an answer is needed. */
function hoursToAnswer({ requestedAt, teeOffAt }: Request): number {
  const hoursLeft = teeOffAt.since(requestedAt).total("hours");
  if (hoursLeft < 6) return 1;
  return hoursLeft < 48 ? 6 : 24;
}

/** Until when a request should be answered, or an offer taken: never past tee-off. */
export function answerDueAt(request: Request): Temporal.Instant {
  const due = afterDaytime(request.requestedAt, hoursToAnswer(request) * 60, request.timeZone);
  return earlier(due, request.teeOffAt);
}

type Clock = { requestedAt: Temporal.Instant; dueAt: Temporal.Instant; timeZone: string };

/** When the host is reminded to answer; never, where all of the time is night. */
export function answerReminderAt({ requestedAt, dueAt, timeZone }: Clock): Temporal.Instant | undefined {
  const minutes = daytimeMinutes(requestedAt, dueAt, timeZone);
  return minutes > 0 ? afterDaytime(requestedAt, minutes * REMINDED_AFTER, timeZone) : undefined;
}

const earlier = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (Temporal.Instant.compare(a, b) < 0 ? a : b);
const later = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (Temporal.Instant.compare(a, b) > 0 ? a : b);
const minutesBetween = (from: Temporal.Instant, to: Temporal.Instant): number => to.since(from).total("minutes");

/** What is left of the day at that moment, or the whole of the next. */
function nextDaytime(moment: Temporal.Instant, timeZone: string): { from: Temporal.Instant; to: Temporal.Instant } {
  const at = moment.toZonedDateTimeISO(timeZone);
  const day = at.hour < DAY.to ? at.toPlainDate() : at.toPlainDate().add({ days: 1 });
  const hour = (clock: number) => day.toPlainDateTime({ hour: clock }).toZonedDateTime(timeZone).toInstant();
  return { from: later(moment, hour(DAY.from)), to: hour(DAY.to) };
}

function afterDaytime(start: Temporal.Instant, minutes: number, timeZone: string): Temporal.Instant {
  const { from, to } = nextDaytime(start, timeZone);
  const available = minutesBetween(from, to);
  if (minutes <= available) return from.add({ seconds: Math.round(minutes * 60) });
  return afterDaytime(to, minutes - available, timeZone);
}

function daytimeMinutes(start: Temporal.Instant, end: Temporal.Instant, timeZone: string): number {
  const { from, to } = nextDaytime(start, timeZone);
  if (Temporal.Instant.compare(from, end) >= 0) return 0;
  if (Temporal.Instant.compare(to, end) >= 0) return minutesBetween(from, end);
  return minutesBetween(from, to) + daytimeMinutes(to, end, timeZone);
}
