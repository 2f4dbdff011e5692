/** @module-tag race */
import { guestRequests, notifications, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { Failure } from "@fourball/domain/failure";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { guestLinks } from "../../../core/token/guest-token.ts";
import { guestLinkIn } from "../../../testing/guest-link.ts";
import { one } from "../../../testing/one.ts";
import { NOW, testWorld } from "../../../testing.ts";
import { decideGuestRequest } from "../../guest/decide-guest-request.ts";
import { keepSpot } from "../../guest/keep-spot.ts";
import { lapseHolds } from "../../guest/lapse-holds.ts";
import { requestAsGuest } from "../../guest/request-as-guest.ts";
import { decideParticipation } from "../../participation/decide-participation.ts";
import { undoDecision } from "../../participation/undo-decision.ts";
import { answerProposal } from "../../proposal/answer-proposal.ts";
import { decideProposal } from "../../proposal/decide-proposal.ts";
import { proposeChange } from "../../proposal/propose-change.ts";
import { dropFriend } from "../drop-friend.ts";
import { editTeeTime } from "../edit-tee-time.ts";
import { handOver } from "../hand-over.ts";
import { joinTeeTime } from "../join-tee-time.ts";
import { withdrawFromTeeTime } from "../withdraw-from-tee-time.ts";
import { acceptOffer } from "./accept-offer.ts";
import { expireOffers } from "./expire-offers.ts";
import { joinWaitlist } from "./join-waitlist.ts";

const world = testWorld();

const later = (days: number) => ({ ...world.anonymous(), clock: { now: () => NOW.add({ hours: 24 * days }) } });
const id = (): string => crypto.randomUUID();

/** All writers that take, offer or remove a spot. */
const writers = {
  "a newcomer asks": ({ newcomer, teeTimeId }) => joinTeeTime(world.as(newcomer), { teeTimeId }),
  "a newcomer joins the waitlist": ({ newcomer, teeTimeId }) => joinWaitlist(world.as(newcomer), { teeTimeId }),
  "a guest asks": ({ teeTimeId }) =>
    requestAsGuest(world.anonymous(), { teeTimeId, guestName: "Kim Sato", guestEmail: "kim@example.com" }),
  "the host approves a request": ({ host, askingId }) => approve(host, askingId),
  "the host approves a guest": ({ host, guestId }) =>
    decideGuestRequest(world.as(host), { guestRequestId: guestId, status: "approved" }),
  "the host readmits a golfer": ({ host, declinedId }) => approve(host, declinedId),
  "the host undoes a decline": ({ host, declinedId }) => undoDecision(world.as(host), { participantId: declinedId }),
  "the host approves the second on the waitlist": ({ host, secondId }) => approve(host, secondId),
  "the host approves the first on the waitlist": ({ host, firstId }) => approve(host, firstId),
  "the first on the waitlist accepts": ({ first, teeTimeId }) => acceptOffer(world.as(first), { teeTimeId }),
  "a regular is in": ({ first, teeTimeId }) => acceptOffer(world.as(first), { teeTimeId }),
  "the first on the waitlist withdraws": ({ first, teeTimeId }) => withdrawFromTeeTime(world.as(first), { teeTimeId }),
  "the offer expires": ({ teeTimeId }) => expireOffers.run(later(2), teeTimeId),
  "a player withdraws": ({ playing, teeTimeId }) => withdrawFromTeeTime(world.as(playing), { teeTimeId }),
  "the host removes a player": ({ host, playingId }) =>
    decideParticipation(world.as(host), { participantId: playingId, status: "declined" }),
  "a friend can't come": ({ playing, teeTimeId }) => dropFriend(world.as(playing), { teeTimeId, friend: "Robin" }),
  "a guest keeps the spot": ({ keeper, heldLink }) => keepSpot(world.as(keeper), heldLink),
  "a guest's hold ends": ({ teeTimeId }) => lapseHolds.run(later(1), teeTimeId),
  "the host makes the group larger": ({ host, teeTimeId, totalSlots }) =>
    editTeeTime(world.as(host), { teeTimeId, totalSlots: totalSlots + 1 }),
  "the host makes the group smaller": ({ host, teeTimeId, totalSlots }) =>
    editTeeTime(world.as(host), { teeTimeId, totalSlots: totalSlots - 1 }),
  "the host hands over": ({ host, teeTimeId, playingId }) => handOver(world.as(host), { teeTimeId, participantId: playingId }),
  "a change is made": ({ host, teeTimeId, proposalId }) =>
    decideProposal(world.as(host), { teeTimeId, proposalId, isMade: true }),
} satisfies Record<string, (scene: Scene) => Promise<unknown>>;
type Writer = keyof typeof writers;
const names = Object.keys(writers).filter((name): name is Writer => name in writers);

const approve = (host: { id: string }, participantId: string) =>
  decideParticipation(world.as(host), { participantId, status: "confirmed" });

type People = Record<
  "host" | "playing" | "first" | "second" | "newcomer" | "asking" | "declined" | "keeper" | "stranger",
  { id: string }
>;
type Scene = People & {
  teeTimeId: string;
  totalSlots: number;
  /** The open spot is on offer to the first on the waitlist. */
  wasOffered: boolean;
  heldLink: { guestRequestId: string; token: string };
} & Record<"playingId" | "firstId" | "secondId" | "askingId" | "declinedId" | "guestId" | "proposalId", string>;

async function people(): Promise<People & { courseId: string }> {
  const golfers = await world.golfers(Array.from({ length: 9 }, () => ({})));
  const [host, playing, first, second, newcomer, asking, declined, keeper, stranger] = golfers;
  if (!(host && playing && first && second && newcomer && asking && declined && keeper && stranger))
    throw new Error("nine golfers");
  return { host, playing, first, second, newcomer, asking, declined, keeper, stranger, courseId: (await world.course()).id };
}

/** A game with a player and a waitlist, whose open spot, where the writers leave one, is on offer to the first on it. */
async function aScene({ courseId, ...golfers }: Awaited<ReturnType<typeof people>>, two: readonly Writer[]): Promise<Scene> {
  const hasFriend = two.includes("a friend can't come");
  const hasGuest = two.includes("a guest keeps the spot") || two.includes("a guest's hold ends");
  const most = two.includes("the host makes the group larger") ? 3 : 4;
  const taken = 1 + Number(hasFriend) + Number(hasGuest);
  const totalSlots = Math.min(most, taken + 2);
  const wasOffered = taken + 1 < totalSlots;
  const teeTime = await world.teeTime({ hostId: golfers.host.id, courseId, totalSlots, date: "2026-06-18" });
  const ids = { playingId: id(), firstId: id(), secondId: id(), askingId: id(), declinedId: id(), guestId: id() };
  const waiting = { teeTimeId: teeTime.id, waitlistedAt: at(0) };
  const heldId = id();
  if (hasGuest)
    await world.db.insert(guestRequests).values({
      ...{ id: heldId, teeTimeId: teeTime.id, guestName: "Robin Vale", guestEmail: "robin@example.com" },
      ...{ status: "approved", heldUntil: at(24) },
    });
  await world.db.insert(guestRequests).values({
    ...{ id: ids.guestId, teeTimeId: teeTime.id, guestName: "Sam Poe", guestEmail: "sam@example.com" },
  });
  await world.db.insert(teeTimeParticipants).values([
    {
      ...{ id: ids.playingId, teeTimeId: teeTime.id, userId: golfers.playing.id, status: "confirmed" },
      ...{ friends: hasFriend ? ["Robin"] : [], agreedAt: at(0) },
    },
    {
      ...{ ...waiting, id: ids.firstId, userId: golfers.first.id, joinedAt: at(-2), isRegular: two.includes("a regular is in") },
      offerExpiresAt: wasOffered ? at(30) : null,
    },
    { ...waiting, id: ids.secondId, userId: golfers.second.id, joinedAt: at(-1), offerExpiresAt: null },
    { id: ids.askingId, teeTimeId: teeTime.id, userId: golfers.asking.id },
    { id: ids.declinedId, teeTimeId: teeTime.id, userId: golfers.declined.id, status: "declined" },
  ]);
  const proposalId = two.includes("a change is made") ? await aRefusedChange(golfers, teeTime.id) : "";
  const heldLink = guestLinkIn((await guestLinks(world.db))(heldId));
  return { ...golfers, ...ids, teeTimeId: teeTime.id, totalSlots, wasOffered, proposalId, heldLink };
}

const at = (hours: number): Date => new Date(NOW.add({ minutes: hours * 60 }).epochMilliseconds);

/** The player can't make it at the proposed time, a second one could: the host may make it. */
async function aRefusedChange({ host, playing }: People, teeTimeId: string): Promise<string> {
  const { proposal } = await proposeChange(world.as(host), { teeTimeId, time: "09:10" });
  const proposalId = proposal?.id ?? "";
  await answerProposal(world.as(playing), { teeTimeId, proposalId, isIn: false });
  return proposalId;
}

/** "ok" or the refusal of each try; other errors fail the test. */
const outcomes = async (tries: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(tries)).map((end) => {
    if (end.status === "fulfilled") return "ok";
    if (end.reason instanceof Failure) return end.reason.message;
    throw end.reason;
  });

const participantsOf = (teeTimeId: string) =>
  world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.teeTimeId, teeTimeId));

async function spotsOf(teeTimeId: string): Promise<{ open: number; offered: number }> {
  const { totalSlots } = one(await world.db.select().from(teeTimes).where(eq(teeTimes.id, teeTimeId)));
  const rows = await participantsOf(teeTimeId);
  const guests = await world.db.select().from(guestRequests).where(eq(guestRequests.teeTimeId, teeTimeId));
  const golfers = rows.filter(({ status }) => status === "confirmed").reduce((sum, { friends }) => sum + 1 + friends.length, 0);
  const approved = guests.filter(({ status }) => status === "approved").length;
  return { open: totalSlots - 1 - golfers - approved, offered: rows.filter(isOnOffer).length };
}

const isOnOffer = ({ status, offerExpiresAt }: typeof teeTimeParticipants.$inferSelect): boolean =>
  status === "pending" && offerExpiresAt !== null;

/** What each golfer of the game last read of their request, and how it is. */
async function whatTheyReceived({ teeTimeId, ...scene }: Scene): Promise<[received: unknown, is: unknown][]> {
  const told = await world.db
    .select()
    .from(notifications)
    .where(eq(notifications.teeTimeId, teeTimeId))
    .orderBy(asc(notifications.createdAt));
  const of = (golferId: string) => told.filter(({ recipientId }) => recipientId === golferId).map(({ content }) => content.kind);
  const rows = await participantsOf(teeTimeId);
  const read: [unknown, unknown][] = [];
  for (const [golfer, wasOffered] of [
    [scene.first, scene.wasOffered],
    [scene.second, false],
  ] as const) {
    const row = rows.find(({ userId }) => userId === golfer.id);
    if (row?.status !== "pending" || !row.waitlistedAt) continue;
    const offers = of(golfer.id).filter((kind) => kind === "spot-offered" || kind === "offer-lapsed");
    read.push([offers.length === 0 ? wasOffered : offers.at(-1) === "spot-offered", isOnOffer(row)]);
    expect(offers).toEqual([...new Set(offers)]);
  }
  for (const golfer of [scene.asking, scene.declined, scene.second]) {
    const row = rows.find(({ userId }) => userId === golfer.id);
    if (row?.status === "confirmed") read.push([of(golfer.id).filter((kind) => kind === "join-approved").length, 1]);
  }
  return read;
}

const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));
/** These need more spots than a game has. */
const isTooMany = (two: readonly Writer[]): boolean => {
  const players =
    2 +
    Number(two.includes("a friend can't come")) +
    Number(two.some((name) => name.startsWith("a guest's") || name.startsWith("a guest keeps")));
  return players > (two.includes("the host makes the group larger") ? 3 : 4);
};
const every = atScale({ embedded: 9, sample: 3, full: 1 });

describe("two who take, offer or remove a spot at once", () => {
  test("promise nobody what is gone, and tell everyone what happened", { timeout: 240_000 }, async () => {
    const golfers = await people();
    for (const [index, two] of pairs.entries()) {
      if (index % every !== 0 || isTooMany(two)) continue;
      const scene = await aScene(golfers, two);
      const ends = await outcomes(two.map((name) => writers[name](scene)));
      const said = `${two.join(" + ")}: ${ends.join(" + ")}`;
      const { open, offered } = await spotsOf(scene.teeTimeId);
      expect.soft(offered, said).toBeLessThanOrEqual(open);
      for (const [received, is] of await whatTheyReceived(scene)) expect.soft(received, said).toBe(is);
      const [asks] = await outcomes([joinTeeTime(world.as(golfers.stranger), { teeTimeId: scene.teeTimeId })]);
      expect.soft(asks, said).toBe(open > offered ? "ok" : "Tee time is full");
      for (const { userId } of (await participantsOf(scene.teeTimeId)).filter(isOnOffer))
        expect
          .soft(await outcomes([acceptOffer(world.as({ id: userId }), { teeTimeId: scene.teeTimeId })]), said)
          .toEqual(["ok"]);
    }
  });
});
