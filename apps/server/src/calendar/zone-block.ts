type Span = { from: Temporal.Instant; until: Temporal.Instant };

/**
 * The rules of a time zone (VTIMEZONE) for a span, written from what the runtime knows of it, since the games' moments are
 * computed from that: a table of another year would put them on another hour.
 */
export function zoneBlock(timeZone: string, { from, until }: Span): string {
  const first = from.toZonedDateTimeISO(timeZone);
  const before = first.getTimeZoneTransition("previous");
  const observances = [before ? observanceFrom(before) : observance({ at: "19700101T000000", before: first, after: first })];
  for (
    let next = first.getTimeZoneTransition("next");
    next && next.epochMilliseconds <= until.epochMilliseconds;
    next = next.getTimeZoneTransition("next")
  )
    observances.push(observanceFrom(next));
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...observances.flat(), "END:VTIMEZONE"].join("\r\n");
}

/** From a moment at which the clocks change. */
function observanceFrom(after: Temporal.ZonedDateTime): string[] {
  const before = after.subtract({ nanoseconds: 1 });
  // The change is written on the clock as it was before it.
  const at = after.toPlainDateTime().add({ nanoseconds: before.offsetNanoseconds - after.offsetNanoseconds });
  return observance({ at: at.toString({ smallestUnit: "second" }).replace(/[-:]/g, ""), before, after });
}

type Change = { at: string; before: Temporal.ZonedDateTime; after: Temporal.ZonedDateTime };

function observance({ at, before, after }: Change): string[] {
  const kind = after.offsetNanoseconds > before.offsetNanoseconds ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${at}`,
    `TZOFFSETFROM:${offsetOf(before)}`,
    `TZOFFSETTO:${offsetOf(after)}`,
    `TZNAME:${after.toLocaleString("en-US", { timeZoneName: "short" }).split(" ").at(-1)}`,
    `END:${kind}`,
  ];
}

const offsetOf = ({ offset }: Temporal.ZonedDateTime): string => offset.replaceAll(":", "");

const AREAS = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** The name of a time zone by its place, also of an old one such as US/Pacific. Null means UTC. */
export function zoneName(timeZone: string): string | null {
  if (AREAS.test(timeZone)) return timeZone;
  const name = new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone;
  return /^(Etc\/)?(UTC|GMT)$/.test(name) ? null : name;
}
