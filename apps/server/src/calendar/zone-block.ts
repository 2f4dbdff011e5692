import { tzlib_get_ical_block } from "timezones-ical-library";

/** The rules of a zone as a VTIMEZONE, and the name that they go by; nothing for a zone that calendars do not know. */
function zoneRules(timeZone: string): { block: string; name: string } | undefined {
  const [block, tzid] = tzlib_get_ical_block(timeZone);
  return block?.startsWith("BEGIN:VTIMEZONE") && tzid ? { block, name: tzid.replace("TZID=", "") } : undefined;
}

export const zoneBlock = (timeZone: string): string | null => zoneRules(timeZone)?.block ?? null;

/** The name that the zone's rules go by: an old one such as US/Pacific is written by its present name. Null leads to UTC. */
export const zoneName = (timeZone: string): string | null => zoneRules(timeZone)?.name ?? null;
