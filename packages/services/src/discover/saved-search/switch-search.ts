import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { savedSearches, savedSearchMatches } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { SearchFrequency } from "@fourball/domain/saved-search/constants";
import { tellAt } from "@fourball/domain/saved-search/due";
import type { SwitchedSearch, SwitchSearchInput } from "@fourball/domain/saved-search/schema";
import { eq, sql } from "drizzle-orm";
import type { MemberContext, ServiceContext } from "../../core/service-context.ts";
import { isSearchToken } from "../../core/token/search-token.ts";
import { clocksOf } from "./golfer-clock.ts";
import { findSearch } from "./list-saved-searches.ts";

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
  const dueAt = toTimestamp(tellAt(frequency, clock.now(), timeZone));
  await tx.update(savedSearchMatches).set({ dueAt }).where(eq(savedSearchMatches.searchId, searchId));
}

type LinkContext = Pick<ServiceContext, "db" | "bus">;

/** By the link in a mail: turns that one search off, or on again. */
export async function switchByLink({ db, bus }: LinkContext, { id, token, isOn }: SwitchSearchInput): Promise<SwitchedSearch> {
  if (!(await isSearchToken(db, id, token))) throw linkIsSpent();
  const { search, userId } = await db.transaction(async (tx) => {
    const ofGolfer = { userId: savedSearches.userId };
    const [held] = await tx.select(ofGolfer).from(savedSearches).where(eq(savedSearches.id, id)).for("no key update");
    if (held) await switchSearch(tx, id, isOn);
    const search = await findSearch(tx, id);
    if (!held || !search) throw linkIsSpent();
    return { search, ...held };
  });
  await bus.publish({ type: "notifications-changed", recipients: [userId] });
  const { filter, nearName, courseName } = search;
  return { filter, nearName, courseName, isOn: search.isOn };
}

/** As of an unknown token: what was deleted looks the same. */
const linkIsSpent = () => fail("linkOver");
