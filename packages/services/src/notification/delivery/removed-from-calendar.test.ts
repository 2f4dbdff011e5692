import { notifications } from "@fourball/db/schema/index";
import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { testWorld } from "../../testing.ts";

const world = testWorld();

async function player() {
  const host = world.as(await world.golfer());
  const golfer = await world.golfer();
  const { id: teeTimeId } = await world.teeTime({ hostId: host.viewer.id });
  return { host, golfer, teeTimeId, participantId: await world.request({ id: teeTimeId }, golfer, "confirmed") };
}

/** The calendar files of the mails so far, as the world's calendar writes them, with their methods. */
async function attached() {
  await world.db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - interval '2 minutes'` });
  await world.post();
  return world.mails.flatMap(({ attachments = [] }) =>
    attachments.map(({ contentType, content }) => {
      const [event]: RoundEvent[] = JSON.parse(String(content));
      return { method: contentType.split("method=")[1], time: event?.time, sequence: event?.sequence };
    }),
  );
}

describe("the calendar of a golfer", () => {
  test("cancels the round by the mail about the removal, and takes it again after a readmission", async () => {
    const { host, participantId } = await player();
    await decideParticipation(host, { participantId, status: "declined" });
    expect(await attached()).toEqual([{ method: "CANCEL", time: "07:30", sequence: 1 }]);
    await decideParticipation(host, { participantId, status: "confirmed" });
    expect((await attached())[1]).toEqual({ method: "PUBLISH", time: "07:30", sequence: 2 });
  });

  test("learns no time from the cancellation that was set after the removal", async () => {
    const { host, teeTimeId, participantId } = await player();
    await decideParticipation(host, { participantId, status: "declined" });
    await editTeeTime(host, { teeTimeId, time: "09:00" });
    expect(await attached()).toMatchObject([{ method: "CANCEL", time: "07:30" }]);
  });

  test("gets nothing with a decline", async () => {
    const { host, golfer: _, teeTimeId } = await player();
    const participantId = await world.request({ id: teeTimeId }, await world.golfer());
    await decideParticipation(host, { participantId, status: "declined" });
    expect(await attached()).toEqual([]);
  });
});
