import { seedGolfers } from "../golfers.ts";
import { type Dice, dice } from "../random.ts";
import type { ChatGame, DraftMessage } from "./chat-draft.ts";
import { type Exchange, topics, type Voice, welcomes } from "./chatter.ts";

const SEED = 1754; // the year of the oldest rules that are still read at St Andrews
const QUIET_EVERY = 7;
const MINUTES_TO_ANSWER = 35;

const firstNames = new Map(seedGolfers.map(({ key, firstName }) => [key, firstName]));

/** Talk between the host and one or two players, in every room put together anew. */
export function chatsInTurn(): { next(game: ChatGame): DraftMessage[] } {
  const chance = dice(SEED);
  const openings = chance.shuffled(welcomes);
  const subjects = chance.shuffled(topics);
  const scripts = new Set<string>();
  let rooms = 0;

  /** A combination that no other room has. */
  const exchangesFor = (game: ChatGame): Exchange[] => {
    for (;;) {
      const [opening] = takeInTurn(openings, () => true, 1);
      const chosen = takeInTurn(subjects, (exchange) => suits(exchange, game), 1 + chance.below(3));
      const exchanges = opening ? [opening, ...chosen] : chosen;
      const script = exchanges.map(({ turns }) => turns[0]?.[1]).join();
      if (scripts.has(script)) continue;
      scripts.add(script);
      return exchanges;
    }
  };

  return {
    next(game) {
      const latest = game.joined.at(-1)?.at;
      if (!latest || rooms++ % QUIET_EVERY === QUIET_EVERY - 1) return [];
      const exchanges = exchangesFor(game);
      const minutes = game.now.since(latest).total("minutes");
      return exchanges.flatMap(({ turns }, place) => {
        const from = latest.add({ minutes: Math.floor((minutes * (place + chance.below(50) / 100)) / exchanges.length) });
        return turnTimes(from, turns.length, minutes / exchanges.length / 2, chance).flatMap((at, index) => {
          const turn = turns[index];
          return turn ? [{ golfer: golferOf(turn[0], game), type: "message", message: spoken(turn[1], game), at } as const] : [];
        });
      });
    },
  };
}

/** The first ones that fit, which then wait until all others have had their turn. */
function takeInTurn<T>(queue: T[], fits: (item: T) => boolean, count: number): T[] {
  const taken = queue.filter(fits).slice(0, count);
  for (const item of taken) queue.push(...queue.splice(queue.indexOf(item), 1));
  return taken;
}

function suits({ turns, moods, needsCarts }: Exchange, { draft, course, joined }: ChatGame): boolean {
  if (turns.some(([voice]) => voice === "other") && joined.length < 2) return false;
  if (needsCarts && course.walkingOnly) return false;
  return moods === undefined || moods.includes(draft.mood);
}

/** People answer after minutes, and before the next subject comes up. */
function turnTimes(from: Temporal.Instant, turns: number, minutes: number, chance: Dice): Temporal.Instant[] {
  const pause = Math.min(MINUTES_TO_ANSWER, minutes / turns);
  let at = from;
  return Array.from({ length: turns }, () => {
    at = at.add({ seconds: Math.ceil(pause * 60 * (0.2 + chance.below(80) / 100)) });
    return at;
  });
}

function golferOf(voice: Voice, { draft, joined }: ChatGame): string {
  const golfer = { host: draft.host, guest: joined[0]?.golfer, other: joined[1]?.golfer }[voice];
  if (!golfer) throw new Error("Nobody is there to say it");
  return golfer;
}

function spoken(words: string, game: ChatGame): string {
  return words
    .replaceAll("{course}", game.course.name)
    .replaceAll(/\{(host|guest|other)\}/g, (_, voice: Voice) => firstNames.get(golferOf(voice, game)) ?? "");
}
