import type { Tx } from "@fourball/db/client";
import { clock } from "@fourball/db/schema/columns";
import { savedSearches, savedSearchMatches } from "@fourball/db/schema/index";
import type { SearchFrequency } from "@fourball/domain/saved-search/constants";
import { tellAt } from "@fourball/domain/saved-search/due";
import { eq, sql } from "drizzle-orm";
import { stored } from "../../core/job.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { clocksOf } from "./golfer-clock.ts";

/** Off, it forgets what it found: on again, it tells of games that are posted from then on. */
export async function switchSearch(tx: Tx, searchId: string, isOn: boolean): Promise<void> {
  const stoppedAt = isOn ? null : sql`coalesce(${savedSearches.stoppedAt}, ${clock})`;
  await tx.update(savedSearches).set({ stoppedAt }).where(eq(savedSearches.id, searchId));
  if (!isOn) await tx.delete(savedSearchMatches).where(eq(savedSearchMatches.searchId, searchId));
}

type Postponing = Pick<MemberContext, "clock" | "config" | "viewer"> & { searchId: string; frequency: SearchFrequency };

/** What it found already is sent as often as is asked for now. */
export async function postponeMatches(
  tx: Tx,
  { clock, config: { defaultTimeZone }, viewer, searchId, frequency }: Postponing,
): Promise<void> {
  const timeZone = (await clocksOf(tx, [viewer.id], defaultTimeZone)).get(viewer.id);
  if (timeZone === undefined) return;
  const dueAt = stored(tellAt(frequency, clock.now(), timeZone));
  await tx.update(savedSearchMatches).set({ dueAt }).where(eq(savedSearchMatches.searchId, searchId));
}
