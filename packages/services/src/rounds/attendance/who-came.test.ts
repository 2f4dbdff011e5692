import { readFile } from "node:fs/promises";
import { attendanceRecords, teeTimes } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { MemberContext } from "../../core/service-context.ts";
import { setBadWeather } from "../../games/tee-time/set-bad-weather.ts";
import { OVER, roundWithAbsent } from "../../testing/scenes/played-round.ts";
import { testWorld } from "../../testing.ts";
import { getRoundRating } from "../rating/get-round-rating.ts";
import { listOpenRatings } from "../rating/list-open-ratings.ts";
import { rateGolfer } from "../rating/rate-golfer.ts";
import { getOwnRecord } from "./get-own-record.ts";
import { markNoShow } from "./mark-no-show.ts";
import { sayEveryoneCame } from "./say-everyone-came.ts";
import { takeBackNoShow } from "./take-back-no-show.ts";

const world = testWorld();

describe("the question who came", () => {
  /** What the host is asked on the list of rounds and on the page of the round. */
  async function isAsked(as: MemberContext, teeTimeId: string): Promise<boolean[]> {
    const open = await listOpenRatings(as);
    const round = await getRoundRating(as, { teeTimeId });
    return [open.some((each) => each.teeTimeId === teeTimeId && each.asksWhoCame), round.asksWhoCame];
  }

  test("is put to the host of a round that is over, and to no player", async () => {
    const { teeTimeId, host, witness } = await roundWithAbsent(world);
    expect(await isAsked(host, teeTimeId)).toEqual([true, true]);
    expect(await isAsked(witness, teeTimeId)).toEqual([false, false]);
  });

  test("ends when the host says that everyone came, and a player can still be marked", async () => {
    const { teeTimeId, host, absent, input } = await roundWithAbsent(world);
    for (const _ of [1, 2]) {
      const { players } = await sayEveryoneCame(host, { teeTimeId });
      expect(players.map(({ state }) => state)).toEqual(["none", "none"]);
    }
    expect(await isAsked(host, teeTimeId)).toEqual([false, false]);
    expect((await getOwnRecord(absent)).entries).toMatchObject([{ kind: "showed-up", state: "played" }]);
    const { players } = await markNoShow(host, input);
    expect(players).toContainEqual(expect.objectContaining({ userId: absent.viewer.id, state: "asked" }));
  });

  test("ends on the open screens of the group only, without a notification", async () => {
    const { teeTimeId, host, absent, witness } = await roundWithAbsent(world);
    world.events.length = 0;
    await sayEveryoneCame(host, { teeTimeId });
    const [event, ...more] = world.events;
    const group = [host, absent, witness].map(({ viewer }) => viewer.id);
    expect(event?.type === "tee-time-changed" && event.audience?.toSorted()).toEqual(group.toSorted());
    expect(more).toEqual([]);
  });

  test("ends when a player was marked, also when that is taken back", async () => {
    const { teeTimeId, host, input } = await roundWithAbsent(world);
    await markNoShow(host, input);
    await takeBackNoShow(host, input);
    expect(await isAsked(host, teeTimeId)).toEqual([false, false]);
  });

  test("isn't put again where a player was marked before it was stored", async () => {
    const { teeTimeId, host, input } = await roundWithAbsent(world);
    await markNoShow(host, input);
    await world.db.update(teeTimes).set({ attendanceSaidAt: null });
    const file = await readFile(new URL("../../../../db/migrations/0006_attendance_said_at.sql", import.meta.url), "utf8");
    const [, fillIn = ""] = file.split("--> statement-breakpoint");
    await world.db.execute(sql.raw(fillIn));
    expect(await isAsked(host, teeTimeId)).toEqual([false, false]);
  });

  test("isn't put about a round without a record, where no player can be marked", async () => {
    const { teeTimeId, host } = await roundWithAbsent(world);
    await world.db.delete(attendanceRecords);
    expect(await isAsked(host, teeTimeId)).toEqual([false, false]);
  });

  test("stays among the rounds of a host who has rated everyone", async () => {
    const { teeTimeId, host, absent, witness } = await roundWithAbsent(world);
    for (const { viewer } of [absent, witness])
      await rateGolfer(host, { teeTimeId, userId: viewer.id, verdict: { playedTogether: true, stars: 5 } });
    expect(await isAsked(host, teeTimeId)).toEqual([true, true]);
    await sayEveryoneCame(host, { teeTimeId });
    expect(await listOpenRatings(host)).toEqual([]);
  });

  test("isn't put in bad weather, nor when it is too late", async () => {
    const { teeTimeId, host } = await roundWithAbsent(world);
    await setBadWeather(host, { teeTimeId, isBad: true });
    expect(await isAsked(host, teeTimeId)).toEqual([false, false]);
    await expect(sayEveryoneCame(host, { teeTimeId })).rejects.toThrow("You marked bad weather");
    await setBadWeather(host, { teeTimeId, isBad: false });
    world.clock.time = OVER.add({ hours: 7 * 24 });
    expect(await isAsked(host, teeTimeId)).toEqual([false, false]);
    await expect(sayEveryoneCame(host, { teeTimeId })).rejects.toThrow("for 7 days after a round");
  });
});
