import { users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { fillToken } from "../../core/access/fill-link.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { listNotifications } from "../../notification/list-notifications.ts";
import { blockGolfer } from "../../safety/block/block-golfer.ts";
import { fillScene } from "../../testing/scenes/fill-scene.ts";
import { ratedRound } from "../../testing/scenes/partners.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { answerFill, answerFillByLink } from "./answer-fill.ts";
import { getFill } from "./get-fill.ts";

const world = testWorld();
const { aGame, aGolfer, start, aFill } = fillScene(world);

describe("the golfer through whom another was asked", () => {
  /** A golfer who played with Theo is asked about a spot in a game of Theo's. */
  async function askedThroughTheo() {
    const { host, player, teeTimeId } = await aGame();
    const golfer = await aGolfer();
    await ratedRound(world, player, [golfer]);
    await start(host, teeTimeId);
    return { golfer, player, teeTimeId, theo: world.as(player), as: world.as(golfer) };
  }

  async function readsTheo(as: MemberContext, teeTimeId: string): Promise<boolean> {
    await world.post();
    const mails = world.mails.filter(({ subject }) => subject.startsWith("A spot opened"));
    expect(mails).toHaveLength(1);
    const [{ message }, { items }] = [await getFill(as, { teeTimeId }), await listNotifications(as, {})];
    return JSON.stringify([message, items, mails]).includes("Theo");
  }

  test("is named", async () => {
    const { as, teeTimeId } = await askedThroughTheo();
    expect(await readsTheo(as, teeTimeId)).toBe(true);
  });

  test.each(["blocked them", "was blocked by them"])("isn't named any more once the golfer %s", async (how) => {
    const { as, theo, golfer, player, teeTimeId } = await askedThroughTheo();
    if (how === "blocked them") await blockGolfer(as, { userId: player.id });
    else await blockGolfer(theo, { userId: golfer.id });
    expect(await readsTheo(as, teeTimeId)).toBe(false);
    expect((await getFill(as, { teeTimeId })).message?.why).toEqual({
      reason: "played-together",
      name: "a golfer of this group",
    });
  });
});

describe("a golfer who closes the account", () => {
  async function closeAccount(ctx: MemberContext): Promise<void> {
    await world.db.update(users).set({ passwordHash: "hashed secret" }).where(eq(users.id, ctx.viewer.id));
    await deleteAccount(ctx, { password: "secret" });
  }

  test("after the message can't answer by its link", async () => {
    const { first, teeTimeId, host } = await aFill({ confirmsAtOnce: true });
    const token = (await fillToken(first, { teeTimeId, userId: first.viewer.id })) ?? "";
    await closeAccount(first);
    for (const isComing of [true, false])
      await expect(answerFillByLink(world.anonymous(), { token, isComing })).rejects.toThrow("no longer works");
    expect(await storedTeeTime(world, { id: teeTimeId })).toMatchObject({ confirmedCount: 1 });
    expect((await getFill(host, { teeTimeId })).fill).toMatchObject({ yes: 0 });
  });

  test("while a yes is under way has no spot", { tags: "race" }, async () => {
    const { first, teeTimeId } = await aFill({ confirmsAtOnce: true });
    await Promise.allSettled([answerFill(first, { teeTimeId, isComing: true }), closeAccount(first)]);
    expect(await storedTeeTime(world, { id: teeTimeId })).toMatchObject({ confirmedCount: 1, pendingCount: 0 });
  });
});
