import { randomUUID } from "node:crypto";
import { guestRequests, notificationDeliveries, notifications, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { Failure } from "@fourball/domain/failure";
import { dayInWords, timeInWords } from "@fourball/domain/in-words";
import type { Mail } from "@fourball/domain/ports/mailer";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { decideGuestRequest } from "../games/guest/decide-guest-request.ts";
import { undoGuestDecision } from "../games/guest/undo-guest-decision.ts";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { undoDecision } from "../games/participation/undo-decision.ts";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../games/tee-time/edit-tee-time.ts";
import { handOver } from "../games/tee-time/hand-over.ts";
import { joinTeeTime } from "../games/tee-time/join-tee-time.ts";
import { remindADayBefore } from "../games/tee-time/remind-players.ts";
import { acceptOffer } from "../games/tee-time/waitlist/accept-offer.ts";
import { expireOffers } from "../games/tee-time/waitlist/expire-offers.ts";
import { joinWaitlist } from "../games/tee-time/waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "../games/tee-time/withdraw-from-tee-time.ts";
import { NOW, testWorld } from "../testing.ts";

const world = testWorld();

type Start = "pending" | "confirmed" | "offered";

/** A game of Hana with Otto in it; Maya has asked, plays too, or was offered Otto's spot. */
async function aGame(start: Start) {
  const names = ["Hana", "Otto", "Maya"].map((firstName) => ({ firstName, lastName: null }));
  const [hana, otto, maya] = await world.golfers(names);
  if (!hana || !otto || !maya) throw new Error("three golfers were asked for");
  const { id: teeTimeId } = await world.teeTime({ hostId: hana.id, totalSlots: start === "offered" ? 2 : 4 });
  const ottos = await world.request({ id: teeTimeId }, otto, "confirmed");
  if (start === "offered") {
    await joinWaitlist(world.as(maya), { teeTimeId });
    await withdrawFromTeeTime(world.as(otto), { teeTimeId });
  } else await joinTeeTime(world.as(maya), { teeTimeId });
  const mayas = async () => (await requestOf(teeTimeId, maya.id))?.id ?? randomUUID();
  if (start === "confirmed") await decideParticipation(world.as(hana), { participantId: await mayas(), status: "confirmed" });
  return { teeTimeId, hana, otto, maya, mayas, ottos };
}
type Game = Awaited<ReturnType<typeof aGame>>;

/** All that came before is known to everybody. */
async function someGames(start: Start, count: number): Promise<Game[]> {
  const games: Game[] = [];
  for (let made = 0; made < count; made++) games.push(await aGame(start));
  await everythingIsDue();
  await world.post();
  world.mails.length = 0;
  return games;
}

async function requestOf(teeTimeId: string, userId: string) {
  const own = and(eq(teeTimeParticipants.teeTimeId, teeTimeId), eq(teeTimeParticipants.userId, userId));
  return (await world.db.select().from(teeTimeParticipants).where(own))[0];
}

const later = (hours: number) => ({ ...world.anonymous(), clock: { now: () => NOW.add({ hours }) } });
const actions = {
  approve: async ({ hana, mayas }) => decideParticipation(world.as(hana), { participantId: await mayas(), status: "confirmed" }),
  decline: async ({ hana, mayas }) => decideParticipation(world.as(hana), { participantId: await mayas(), status: "declined" }),
  undo: async ({ hana, mayas }) => undoDecision(world.as(hana), { participantId: await mayas() }),
  withdraw: ({ maya, teeTimeId }) => withdrawFromTeeTime(world.as(maya), { teeTimeId }),
  ask: ({ maya, teeTimeId }) => joinTeeTime(world.as(maya), { teeTimeId }),
  accept: ({ maya, teeTimeId }) => acceptOffer(world.as(maya), { teeTimeId }),
  lapse: ({ teeTimeId }) => expireOffers.run(later(15), teeTimeId),
  edit: ({ hana, teeTimeId }) => editTeeTime(world.as(hana), { teeTimeId, time: "09:00" }),
  cancel: ({ hana, teeTimeId }) => cancelTeeTime(world.as(hana), { teeTimeId }),
  "hand over to Maya": async ({ hana, teeTimeId, mayas }) =>
    handOver(world.as(hana), { teeTimeId, participantId: await mayas() }),
  "hand over to Otto": ({ hana, teeTimeId, ottos }) => handOver(world.as(hana), { teeTimeId, participantId: ottos }),
  remind: ({ teeTimeId }) => remindADayBefore.run(later(2), teeTimeId),
} satisfies Record<string, (game: Game) => Promise<unknown>>;
type Action = keyof typeof actions;

const OFTEN = [
  "approve",
  "decline",
  "undo",
  "withdraw",
  "ask",
  "edit",
  "cancel",
  "hand over to Maya",
  "hand over to Otto",
  "remind",
] as const;
const AFTER: Record<Start, readonly Action[]> = {
  pending: OFTEN,
  confirmed: OFTEN,
  offered: ["approve", "decline", "withdraw", "accept", "lapse", "edit", "cancel"],
};
const STARTS = ["pending", "confirmed", "offered"] as const satisfies Start[];

/** What the rules refuse does not happen. */
const attempt = (action: Promise<unknown>): Promise<unknown> =>
  action.catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });

const everythingIsDue = async () => {
  await world.db.update(notifications).set({ dueAt: sql`${notifications.dueAt} - interval '1 hour'` });
  await world.db.update(notificationDeliveries).set({ dueAt: sql`${notificationDeliveries.dueAt} - interval '2 hours'` });
};
/** Whether the mails about the first action wait to be sent, or for another attempt. */
const BETWEEN = {
  "nothing has left": async () => undefined,
  "sending failed": async () => {
    await everythingIsDue();
    await world.post({ email: { send: () => Promise.reject(new Error("451 try again later")) } });
  },
};

const LEFT = "Maya: You've left the game";

const saying = ({ subject }: Mail): string => subject.match(/^[^:?]+\??/)?.[0] ?? "";

/** What may be said to whom, as it is in the end. */
async function truths({ teeTimeId, hana, maya }: Game): Promise<Record<string, boolean>> {
  const [game] = await world.db.select().from(teeTimes).where(eq(teeTimes.id, teeTimeId));
  const own = await requestOf(teeTimeId, maya.id);
  const isOn = game?.status === "active";
  const takesPart = isOn && (own?.status === "confirmed" || own?.status === "pending");
  const isMayas = game?.hostId === maya.id;
  const isHanas = isOn && game?.hostId === hana.id;
  const asks = isHanas && own?.status === "pending" && !own.waitlistedAt;
  return {
    "Maya: You're in": isOn && own?.status === "confirmed",
    "Maya: No spot this time": own?.status === "declined",
    "Maya: You're no longer in": own?.status === "declined",
    [LEFT]: own?.status !== "confirmed" && !isMayas,
    "Maya: A spot opened up": isOn && own?.offerExpiresAt != null,
    "Maya: Your offer expired": isOn && own?.waitlistedAt != null && !own.offerExpiresAt,
    "Maya: New details": takesPart || (isOn && isMayas),
    "Maya: Cancelled": game?.status === "cancelled",
    "Maya: You're the host now": isMayas,
    "Maya: New host": takesPart && !isHanas,
    "Maya: Your game is coming up": isOn && (own?.status === "confirmed" || isMayas),
    "Maya: Still playing?": isOn && own?.status === "confirmed",
    "Hana: Maya wants to join your game": asks,
    "Hana: Maya withdrew their request": isHanas && !own,
    "Hana: Maya can't make it": isHanas && !own,
    "Hana: Your game is coming up": isHanas,
  };
}

const modes = Object.keys(BETWEEN);
/** Of the pairs, whose rule `truth.test.ts` has, each action is tried once as the first and once as the second in both modes. */
const strideOf = (start: Start) => atScale({ sample: AFTER[start].length, full: 1 });

describe.each(Object.entries(BETWEEN))("while %s", (mode, between) => {
  const firsts = STARTS.flatMap((start) => AFTER[start].map((first) => ({ start, first })));
  test.each(firsts)("a $start golfer reads only what is true after $first and then something else", async ({ start, first }) => {
    const offset = AFTER[start].indexOf(first) + modes.indexOf(mode);
    const seconds = AFTER[start].filter((_, index) => (index + offset) % strideOf(start) === 0);
    const games = (await someGames(start, seconds.length)).flatMap((game, index) => {
      const second = seconds[index];
      return second ? [{ ...game, second }] : [];
    });
    for (const game of games) await attempt(actions[first](game));
    await between();
    for (const game of games) await attempt(actions[game.second](game));
    await everythingIsDue();
    await world.post();
    for (const game of games) await expectTruth(game, [first, game.second]);
  });
});

async function expectTruth(game: Game, done: Action[]): Promise<void> {
  const mails = world.mails.filter(({ to }) => to === game.maya.email || to === game.hana.email);
  const read = mails.map((mail) => `${mail.to === game.maya.email ? "Maya" : "Hana"}: ${saying(mail)}`);
  const isTrue = await truths(game);
  for (const said of read) expect(isTrue, `${said} after ${done.join(" and ")}`).toMatchObject({ [said]: true });
  expect(new Set(read).size, `twice the same after ${done.join(" and ")}`).toBe(read.length);
  const own = await requestOf(game.teeTimeId, game.maya.id);
  if (own?.status === "declined") return;
  const [teeTime] = await world.db.select().from(teeTimes).where(eq(teeTimes.id, game.teeTimeId));
  if (!teeTime) throw new Error("games are never deleted");
  const when = `${dayInWords(teeTime.date)} at ${timeInWords(teeTime.time)}`;
  // A golfer who has left hears of the game as it was then.
  const ofNow = mails.filter((_, index) => read[index] !== LEFT);
  for (const { text } of ofNow) expect(text, `after ${done.join(" and ")}`).toContain(when);
}

const guestActions = ["approved", "declined", "undo", "edit", "cancel"] as const;
type GuestAction = (typeof guestActions)[number];

describe.each(Object.entries(BETWEEN))("a guest, while %s,", (_mode, between) => {
  test.each(guestActions)("reads only what is true after '%s' and then something else", async (first) => {
    const games: (Awaited<ReturnType<typeof aGuest>> & { second: GuestAction })[] = [];
    for (const second of guestActions) games.push({ ...(await aGuest(second)), second });
    for (const { act } of games) await attempt(act(first));
    await between();
    for (const { act, second } of games) await attempt(act(second));
    await everythingIsDue();
    await world.post();
    for (const { second, guestEmail, ...game } of games) {
      const isTrue = await truthsOfGuest(game);
      for (const said of world.mails.filter(({ to }) => to === guestEmail).map(saying))
        expect(isTrue, `${said} after ${first} and ${second}`).toMatchObject({ [said]: true });
    }
  });
});

async function aGuest(name: string) {
  const host = world.as(await world.golfer({ emailJoinRequests: false }));
  const { id: teeTimeId } = await world.teeTime({ hostId: host.viewer.id });
  const guestEmail = `${name}@guests.example`;
  const guestRequestId = await world.guestRequest({ teeTimeId, guestName: "Robin Vale", guestEmail });
  const act = (action: GuestAction): Promise<unknown> => {
    if (action === "undo") return undoGuestDecision(host, { guestRequestId });
    if (action === "edit") return editTeeTime(host, { teeTimeId, time: "09:00" });
    return action === "cancel"
      ? cancelTeeTime(host, { teeTimeId })
      : decideGuestRequest(host, { guestRequestId, status: action });
  };
  return { teeTimeId, guestRequestId, guestEmail, act };
}

async function truthsOfGuest(of: { teeTimeId: string; guestRequestId: string }): Promise<Record<string, boolean>> {
  const [request] = await world.db.select().from(guestRequests).where(eq(guestRequests.id, of.guestRequestId));
  const [game] = await world.db.select().from(teeTimes).where(eq(teeTimes.id, of.teeTimeId));
  const isOn = game?.status === "active";
  return {
    "You're in": isOn && request?.status === "approved",
    "No spot this time": request?.status === "declined",
    "You're no longer in": request?.status === "declined",
    "New details": isOn && request?.status !== "declined",
    Cancelled: !isOn,
  };
}
