import { describe, expect, test } from "vitest";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { handOver } from "../games/tee-time/hand-over.ts";
import { testWorld } from "../testing.ts";
import { listNotifications } from "./list-notifications.ts";

const world = testWorld();

async function aGameWithTwoPlayers() {
  const host = world.as(await world.golfer({ firstName: "Maya", profileImageUrl: "https://example.com/maya.jpg" }));
  const [jonas, priya] = [await world.golfer({ firstName: "Jonas" }), await world.golfer({ firstName: "Priya" })];
  const teeTime = await world.teeTime({ hostId: host.viewer.id });
  const ofJonas = await world.request(teeTime, jonas);
  const ofPriya = await world.request(teeTime, priya);
  for (const participantId of [ofJonas, ofPriya]) await decideParticipation(host, { participantId, status: "confirmed" });
  const activityOfJonas = async () => (await listNotifications(world.as(jonas), {})).items;
  return { host, teeTimeId: teeTime.id, ofPriya, activityOfJonas };
}

describe("the face of a notification", () => {
  test("is that of the host who approved", async () => {
    const { activityOfJonas } = await aGameWithTwoPlayers();
    expect(await activityOfJonas()).toMatchObject([
      {
        content: { kind: "join-approved" },
        actor: { firstName: "Maya", profileImageUrl: "https://example.com/maya.jpg" },
      },
    ]);
  });

  test("is not that of a later host", async () => {
    const { host, teeTimeId, ofPriya, activityOfJonas } = await aGameWithTwoPlayers();
    await handOver(host, { teeTimeId, participantId: ofPriya });
    expect((await activityOfJonas()).map(({ content, actor }) => [content.kind, actor?.firstName])).toEqual([
      ["host-changed", "Priya"],
      ["join-approved", undefined],
    ]);
  });
});
