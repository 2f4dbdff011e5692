import type { teeTimes } from "@fourball/db/schema/index";
import type { MemberContext } from "../../core/service-context.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { getOwnRecord } from "../../rounds/attendance/get-own-record.ts";
import type { TestWorld } from "../../testing.ts";
import { one } from "../one.ts";

type Options = { players?: number; game?: Partial<typeof teeTimes.$inferInsert> };

export type TestGame = {
  teeTimeId: string;
  host: MemberContext;
  players: MemberContext[];
};

/** A game, by default tomorrow at 7:30 on a Californian course, with its host and so many confirmed players. */
export async function confirmedGame(world: TestWorld, { players = 2, game = {} }: Options = {}): Promise<TestGame> {
  const host = world.as({ id: game.hostId ?? (await world.golfer()).id });
  const teeTime = await world.teeTime({ hostId: host.viewer.id, ...game });
  const confirmed: MemberContext[] = [];
  for (let number = 0; number < players; number++) {
    const player = await world.golfer();
    await world.request(teeTime, player, "confirmed");
    confirmed.push(world.as(player));
  }
  return { teeTimeId: teeTime.id, host, players: confirmed };
}

/** Eighteen minutes before the tee-off of `confirmedGame`. */
export const AT_7_12 = Temporal.Instant.from("2026-06-12T14:12:00Z");

/** A game whose host and players are about to come. */
export async function aboutToStart(world: TestWorld, players = 2) {
  const game = await confirmedGame(world, { players });
  const [owen, ...others] = game.players;
  if (!owen) throw new Error("a player was made");
  world.clock.time = AT_7_12;
  return { ...game, owen, others };
}

/** When the round of a game at the time of `confirmedGame` is over. */
export const OVER = Temporal.Instant.from("2026-06-12T19:30:00Z");

/** The same, and the round is over. */
export async function playedRound(world: TestWorld, options: Options = {}): Promise<TestGame> {
  const game = await confirmedGame(world, options);
  world.clock.time = OVER;
  await runDueJobs(world.anonymous());
  return game;
}

/** A round with a host, a golfer who is said not to have come, and another player. */
export async function roundWithAbsent(world: TestWorld) {
  const { teeTimeId, host, players } = await playedRound(world);
  const [absent, witness] = players;
  if (!absent || !witness) throw new Error("two players were made");
  return { teeTimeId, host, absent, witness, input: { teeTimeId, userId: absent.viewer.id } };
}

/** Leaving games of `confirmedGame` late, and what becomes of it. */
export function lateWithdrawals(world: TestWorld) {
  const leave = ({ teeTimeId }: TestGame, player: MemberContext) => withdrawFromTeeTime(player, { teeTimeId });
  async function finish(): Promise<void> {
    world.clock.time = OVER;
    await runDueJobs(world.anonymous());
  }
  return {
    leave,
    finish,
    /** A game, and a player who has left it. */
    async leftLate(options: Options = {}) {
      const game = await confirmedGame(world, options);
      const player = one(game.players.slice(0, 1));
      await leave(game, player);
      return { ...game, player };
    },
    /** The golfer's entries once the round is over: kind, state and excuse. */
    async entriesOf(player: MemberContext): Promise<string[]> {
      await finish();
      const { entries } = await getOwnRecord(player);
      return entries.map(({ kind, state, excuse }) => [kind, state, excuse].filter(Boolean).join(" "));
    },
  };
}
