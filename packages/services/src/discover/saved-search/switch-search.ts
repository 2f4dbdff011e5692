import type { Tx } from "@fourball/db/client";
import { savedSearches, savedSearchMatches, users } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { SearchFrequency } from "@fourball/domain/saved-search/constants";
import { tellAt } from "@fourball/domain/saved-search/due";
import { eq, sql } from "drizzle-orm";
import { stored } from "../../core/job.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { golferClock } from "./golfer-clock.ts";

/** Off, it forgets what it found: on again, it tells of games that are posted from then on. */
export async function switchSearch(tx: Tx, searchId: string, isOn: boolean): Promise<void> {
  const stoppedAt = isOn ? null : sql`coalesce(${savedSearches.stoppedAt}, clock_timestamp())`;
  await tx.update(savedSearches).set({ stoppedAt }).where(eq(savedSearches.id, searchId));
  if (!isOn) await tx.delete(savedSearchMatches).where(eq(savedSearchMatches.searchId, searchId));
}

const findClock = prepareSelect(
  { timeZone: golferClock },
  from(savedSearches).join(users, sql`${users.id} = ${savedSearches.userId}`),
  sql`where ${savedSearches.id} = ${sql.placeholder("searchId")}::uuid`,
);

type Postponing = Pick<ServiceContext, "clock" | "config"> & { searchId: string; frequency: SearchFrequency };

/** What it found already is sent as often as is asked for now. */
export async function postponeMatches(
  tx: Tx,
  { clock, config: { defaultTimeZone }, searchId, frequency }: Postponing,
): Promise<void> {
  const [golfer] = await findClock(tx, { searchId, defaultTimeZone });
  if (!golfer) return;
  const dueAt = stored(tellAt(frequency, clock.now(), golfer.timeZone));
  await tx.update(savedSearchMatches).set({ dueAt }).where(eq(savedSearchMatches.searchId, searchId));
}
