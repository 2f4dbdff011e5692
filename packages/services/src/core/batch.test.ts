import { describe, expect, test } from "vitest";
import { listWarnings } from "../admin/moderation/warnings.ts";
import { countUnread } from "../chat/count-unread.ts";
import { getDashboardStats } from "../discover/dashboard/get-dashboard-stats.ts";
import { createTeeTime } from "../games/tee-time/create-tee-time.ts";
import { listFromPartners } from "../games/tee-time/list/list-from-partners.ts";
import { getAccount } from "../golfers/account/get-account.ts";
import { countUnreadNotifications } from "../notification/count-unread-notifications.ts";
import { aReportedGame, settle } from "../testing/scenes/a-reported-game.ts";
import { makePartners } from "../testing/scenes/partners.ts";
import { testWorld } from "../testing.ts";
import type { MemberContext } from "./service-context.ts";

const world = testWorld();

/** Sam was warned and has messages to read; Priya is Sam's partner, who posted a game for partners first; Dev and Ada have nothing. */
async function members(): Promise<MemberContext[]> {
  const { as, sam, priya, message } = await aReportedGame(world);
  const { reportId } = await message();
  await settle(as.dev, reportId, { actions: ["warned"] });
  await makePartners(world, sam, [priya]);
  const { id: courseId } = await world.course();
  const game = { courseId, date: "2026-06-20", time: "07:30", totalSlots: 4, mood: "casual" as const, preferences: [] };
  await createTeeTime(as.sam, { ...game, isPublic: true, headStartHours: 6 });
  return Object.values(as);
}

describe.each<[string, (ctx: MemberContext) => Promise<unknown>]>([
  ["accounts", getAccount],
  ["numbers of unread notifications", countUnreadNotifications],
  ["numbers of unread messages", countUnread],
  ["warnings", listWarnings],
  ["figures of the dashboard", getDashboardStats],
  ["games for partners first", listFromPartners],
])("%s that golfers ask for at the same time", (_, read) => {
  test("are each golfer's own", async () => {
    const viewers = await members();
    const alone: unknown[] = [];
    for (const viewer of viewers) alone.push(await read(viewer));
    expect(new Set(alone.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(1);
    const [first] = viewers;
    if (!first) throw new Error("four golfers were made");
    const together = await Promise.all([...viewers, first].map(read));
    expect(together).toEqual([...alone, alone[0]]);
  });
});
