import { notifications } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { withdrawFromTeeTime } from "../games/tee-time/withdraw-from-tee-time.ts";
import { testWorld } from "../testing.ts";

const world = testWorld();

/** Approved a moment ago: the approval can still be undone, and has not been sent. */
async function approved() {
  const host = world.as(await world.golfer());
  const golfer = await world.golfer();
  const { id: teeTimeId } = await world.teeTime({ hostId: host.viewer.id });
  const participantId = await world.request({ id: teeTimeId }, golfer);
  await decideParticipation(host, { participantId, status: "confirmed" });
  return { host, golfer, teeTimeId, participantId };
}

async function mailsTo({ email }: { email: string }): Promise<(string | undefined)[]> {
  await world.post();
  await world.db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - interval '2 minutes'` });
  await world.post();
  return world.mails.filter(({ to }) => to === email).map(({ subject }) => subject.split(":")[0]);
}

describe("an approval that has not been sent", () => {
  test("is not sent after a removal, which reads as a decline", async () => {
    const { host, golfer, participantId } = await approved();
    await decideParticipation(host, { participantId, status: "declined" });
    expect(await mailsTo(golfer)).toEqual(["No spot this time"]);
    expect(await world.notificationsFor(golfer)).toEqual(["join-declined"]);
  });

  test("is not sent after the golfer withdraws", async () => {
    const { golfer, teeTimeId } = await approved();
    await withdrawFromTeeTime(world.as(golfer), { teeTimeId });
    expect(await mailsTo(golfer)).toEqual([]);
  });

  test("is not sent after the game is cancelled", async () => {
    const { host, golfer, teeTimeId } = await approved();
    await cancelTeeTime(host, { teeTimeId });
    expect(await mailsTo(golfer)).toEqual(["Cancelled"]);
  });

  test("stays in the activity of a golfer who has read it, and the removal is called one", async () => {
    const { host, golfer, participantId } = await approved();
    await world.db.update(notifications).set({ readAt: sql`clock_timestamp()` });
    await decideParticipation(host, { participantId, status: "declined" });
    expect(await mailsTo(golfer)).toEqual(["You're no longer in"]);
    expect(await world.notificationsFor(golfer)).toEqual(["join-approved", "removed"]);
  });
});
