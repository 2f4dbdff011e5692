import { roundLinks } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { suspendUser } from "../../admin/suspend-user.ts";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { cancelTeeTime } from "../../games/tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { deleteOldData } from "../../jobs/delete-old-data.ts";
import { aSuspension } from "../../testing/a-suspension.ts";
import { testWorld } from "../../testing.ts";
import { openRoundLink } from "./open-round-link.ts";
import { createRoundLink, getRoundLink, revokeRoundLink } from "./round-link.ts";

const world = testWorld();

/** Jonas plays in an unlisted game of Maya's, tomorrow at 7:30 AM in California, and shares it. */
async function aSharedRound() {
  const maya = await world.golfer({ firstName: "Maya", lastName: "Lindqvist" });
  const jonas = await world.golfer({ firstName: "Jonas", lastName: "Reyes", passwordHash: "hashed secret" });
  const ines = await world.golfer({ firstName: "Ines", lastName: "Duarte" });
  const course = await world.course({ name: "Pebble Beach", phone: "(831) 555-0142" });
  const game = await world.teeTime({ hostId: maya.id, courseId: course.id, isPublic: false });
  const participantId = await world.request(game, jonas, "confirmed");
  await world.request(game, ines, "confirmed");
  await world.guestRequest({
    teeTimeId: game.id,
    guestName: "Robin Vale",
    guestEmail: "robin@example.com",
    status: "approved",
  });
  const as = { maya: world.as(maya), jonas: world.as(jonas) };
  const { path } = await createRoundLink(as.jonas, { teeTimeId: game.id });
  return { maya, jonas, as, course, teeTimeId: game.id, participantId, link: linkOf(path) };
}

function linkOf(path: string | null) {
  const said = new URLSearchParams(path?.split("#")[1]);
  return { id: said.get("id") ?? "", token: said.get("token") ?? "" };
}

const SPENT = { code: "not_found", message: "This link no longer works" };
const anyone = () => world.anonymous();

describe("a link to a round", () => {
  test("says where, when and with whom, and nothing more", async () => {
    const { link, course } = await aSharedRound();
    expect(await openRoundLink(anyone(), link)).toEqual({
      golferName: "Jonas",
      courseName: "Pebble Beach",
      location: "Monterey, CA",
      phone: "(831) 555-0142",
      date: "2026-06-12",
      time: "07:30",
      timeZone: "America/Los_Angeles",
      courseId: course.id,
      imageUrl: course.imageUrl,
      sky: { land: "parkland", light: "morning" },
      isCancelled: false,
      others: ["Maya", "Ines", "Robin"],
      endsAt: "2026-06-12T21:30:00Z",
    });
  });

  test("names the friends of a golfer after that golfer", async () => {
    const maya = await world.golfer({ firstName: "Maya" });
    const [jonas, ines] = [await world.golfer({ firstName: "Jonas" }), await world.golfer({ firstName: "Ines" })];
    const game = await world.teeTime({ hostId: maya.id });
    await world.request(game, jonas, "confirmed", ["Kim Sato"]);
    await world.request(game, ines, "confirmed");
    const othersOf = async (golfer: typeof maya) =>
      (await openRoundLink(anyone(), linkOf((await createRoundLink(world.as(golfer), { teeTimeId: game.id })).path))).others;
    expect(await othersOf(maya)).toEqual(["Jonas", "Kim", "Ines"]);
    expect(await othersOf(jonas)).toEqual(["Maya", "Kim", "Ines"]);
  });

  test("is one for each golfer and game, however often it is asked for", { tags: "race" }, async () => {
    const { as, teeTimeId, link } = await aSharedRound();
    const again = await Promise.all([1, 2, 3].map(() => createRoundLink(as.jonas, { teeTimeId })));
    expect(new Set(again.map(({ path }) => linkOf(path).id))).toEqual(new Set([link.id]));
    expect(await getRoundLink(as.jonas, { teeTimeId })).toEqual(again[0]);
    expect(await getRoundLink(as.maya, { teeTimeId })).toEqual({ path: null });
    expect(linkOf((await createRoundLink(as.maya, { teeTimeId })).path).id).not.toBe(link.id);
  });

  test("works until two hours after the round, and is then deleted", async () => {
    const { link, as, teeTimeId } = await aSharedRound();
    world.clock.time = Temporal.Instant.from("2026-06-12T21:29:59Z");
    expect(await openRoundLink(anyone(), link)).toMatchObject({ golferName: "Jonas" });
    await deleteOldData(anyone());
    expect(await world.db.$count(roundLinks)).toBe(1);
    world.clock.time = Temporal.Instant.from("2026-06-12T21:30:00Z");
    await expect(openRoundLink(anyone(), link)).rejects.toMatchObject(SPENT);
    await expect(createRoundLink(as.jonas, { teeTimeId })).rejects.toThrow("This round is over");
    await deleteOldData(anyone());
    expect(await world.db.$count(roundLinks)).toBe(0);
  });

  test("follows the game: a new time, and a cancellation", async () => {
    const { link, as, teeTimeId } = await aSharedRound();
    await editTeeTime(as.maya, { teeTimeId, time: "09:10" });
    expect(await openRoundLink(anyone(), link)).toMatchObject({ time: "09:10", endsAt: "2026-06-12T23:10:00Z" });
    await cancelTeeTime(as.maya, { teeTimeId });
    expect(await openRoundLink(anyone(), link)).toMatchObject({ isCancelled: true });
    await expect(createRoundLink(as.maya, { teeTimeId })).rejects.toThrow("This tee time was cancelled");
  });

  type Shared = Awaited<ReturnType<typeof aSharedRound>>;
  test.each<[string, (shared: Shared) => Promise<unknown>]>([
    ["stops sharing", ({ as, teeTimeId }) => revokeRoundLink(as.jonas, { teeTimeId })],
    ["withdraws", ({ as, teeTimeId }) => withdrawFromTeeTime(as.jonas, { teeTimeId })],
    ["is removed", ({ as, participantId }) => decideParticipation(as.maya, { participantId, status: "declined" })],
    ["closes the account", ({ as }) => deleteAccount(as.jonas, { password: "secret" })],
    ["is suspended", async ({ jonas }) => suspendUser(world.as(await world.golfer({ isAdmin: true })), aSuspension(jonas.id))],
  ])("shows nothing once its golfer %s", async (_, ends) => {
    const shared = await aSharedRound();
    await ends(shared);
    await expect(openRoundLink(anyone(), shared.link)).rejects.toMatchObject(SPENT);
  });

  test("is another one after it was revoked", async () => {
    const { link, as, teeTimeId } = await aSharedRound();
    expect(await revokeRoundLink(as.jonas, { teeTimeId })).toEqual({ path: null });
    const { path } = await createRoundLink(as.jonas, { teeTimeId });
    await expect(openRoundLink(anyone(), link)).rejects.toMatchObject(SPENT);
    expect(await openRoundLink(anyone(), linkOf(path))).toMatchObject({ golferName: "Jonas" });
  });

  test("can't be guessed from another one", async () => {
    const { link, as, teeTimeId } = await aSharedRound();
    const other = linkOf((await createRoundLink(as.maya, { teeTimeId })).path);
    for (const guess of [
      { ...link, token: other.token },
      { ...link, token: "" },
      { id: crypto.randomUUID(), token: link.token },
    ])
      await expect(openRoundLink(anyone(), guess)).rejects.toMatchObject(SPENT);
  });
});
