import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type BlackBoxGolfer, gatherFour } from "@fourball/api/testing/api-client";
import { createFourballClient, type FourballClient } from "@fourball/client";
import type { Dice } from "@fourball/db/seed/random";
import type { Ledger } from "./ledger.ts";

const BETWEEN_TRIES_MS = 50;
const GIVE_UP_MS = 60_000;
/** The lists that are compared afterwards hold no more. */
const GAMES_MAX = 80;

type Api = FourballClient["api"];
type Four = Awaited<ReturnType<typeof gatherFour>>;
type Work = { urls: string[]; dice: Dice; stop: AbortSignal };

/** Golfers who write until the signal, each write repeated with its key until it is acknowledged by some server. */
export const startWriting = async (work: Work): Promise<{ ledger: Ledger; finished: Promise<unknown> }> =>
  writeAs(await gatherFour(work.dice.pick(work.urls)), work);

/** The same by golfers who are in a game already. */
export function writeAs(
  { teeTimeId, golfers }: Four,
  { urls, dice, stop }: Work,
): { ledger: Ledger; finished: Promise<unknown> } {
  const [host, player, ...others] = golfers;
  if (!host || !player) throw new Error("nobody came");
  const ledger: Ledger = { teeTimeId, host, player, games: [], joins: [], acked: [] };
  const as = (golfer: BlackBoxGolfer) => until(urls, golfer, dice);
  const finished = Promise.all([
    hostAndJoin({ ledger, byHost: as(host), byPlayer: as(player), stop }),
    ...others.map((golfer, index) => chat({ ledger, name: `golfer${index}`, by: as(golfer), stop })),
  ]);
  // A failure is reported when it is awaited later.
  finished.catch(() => undefined);
  return { ledger, finished };
}

type Acknowledged = <T>(write: (api: Api) => Promise<T>) => Promise<T>;

/** Writes on a server at random, and again on another while there is no answer. */
function until(urls: string[], { cookie }: BlackBoxGolfer, dice: Dice): Acknowledged {
  const clients = urls.map((url) => createFourballClient({ url, headers: { cookie } }).api);
  return async (write) => {
    const end = performance.now() + GIVE_UP_MS;
    for (;;) {
      try {
        return await write(dice.pick(clients));
      } catch (error) {
        if (performance.now() > end) throw error;
        await pause(BETWEEN_TRIES_MS);
      }
    }
  };
}

type Hosting = { ledger: Ledger; byHost: Acknowledged; byPlayer: Acknowledged; stop: AbortSignal };

async function hostAndJoin({ ledger, byHost, byPlayer, stop }: Hosting): Promise<void> {
  const { courseId } = await byHost((api) => api.teeTime.get.query({ teeTimeId: ledger.teeTimeId }));
  const date = Temporal.Now.plainDateISO().add({ days: 20 }).toString();
  for (let index = 0; !stop.aborted && index < GAMES_MAX; index++) {
    const description = `Game ${index}`;
    const game = { courseId, date, time: "09:00", description };
    const createKey = randomUUID();
    const { id } = await byHost((api) => api.teeTime.create.mutate(game, { context: { idempotencyKey: createKey } }));
    ledger.games.push({ description, id });
    const joinKey = randomUUID();
    const joined = await byPlayer((api) => api.teeTime.join.mutate({ teeTimeId: id }, { context: { idempotencyKey: joinKey } }));
    ledger.joins.push({ teeTimeId: id, id: joined.id });
  }
}

type Chatting = { ledger: Ledger; name: string; by: Acknowledged; stop: AbortSignal };

async function chat({ ledger: { teeTimeId, acked }, name, by, stop }: Chatting): Promise<void> {
  for (let index = 0; !stop.aborted; index++) {
    const clientId = `${name}-${index}`;
    const { seq } = await by((api) => api.chat.say.mutate({ teeTimeId, message: `This is ${clientId}`, clientId }));
    acked.push({ clientId, seq });
  }
}
