import { tzlib_get_ical_block } from "timezones-ical-library";

/** The VTIMEZONE of a time zone and its name there; undefined for a zone that the library does not know. */
function zoneRules(timeZone: string): { block: string; name: string } | undefined {
  const [block, tzid] = tzlib_get_ical_block(timeZone);
  return block?.startsWith("BEGIN:VTIMEZONE") && tzid ? { block, name: tzid.replace("TZID=", "") } : undefined;
}

export const zoneBlock = (timeZone: string): string | null => zoneRules(timeZone)?.block ?? null;

/** The present name of a time zone, also of an old one such as US/Pacific. Null means UTC. */
export const zoneName = (timeZone: string): string | null => zoneRules(timeZone)?.name ?? null;
