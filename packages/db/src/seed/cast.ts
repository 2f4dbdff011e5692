import type { ParticipantStatus } from "@fourball/domain/tee-time/constants";
import { DEMO_EMAIL } from "./demo-accounts.ts";
import type { Diary } from "./diary.ts";
import type { DraftPlayer } from "./game-draft.ts";
import { type SeedGolfer, seedGolfers } from "./golfers.ts";
import type { Messages } from "./join-messages.ts";
import type { Dice } from "./random.ts";
import type { SpotPattern } from "./spot-patterns.ts";
import type { Start } from "./starts.ts";

/** Everyone but the demo golfer, whose story is written by hand. */
const extras = seedGolfers.filter(({ email }) => email !== DEMO_EMAIL.golfer);

/** Golfers play a few rounds here before they host. */
export const hosts: readonly SeedGolfer[] = extras.filter(({ gamesHosted }) => gamesHosted > 0);

const statusesOf = ({ confirmed, pending, declined }: SpotPattern): ParticipantStatus[] => [
  ...new Array<ParticipantStatus>(confirmed).fill("confirmed"),
  ...new Array<ParticipantStatus>(declined).fill("declined"),
  ...new Array<ParticipantStatus>(pending).fill("pending"),
];

/** Assigns golfers to games: the least busy first, locals before travelers, nobody twice at the same time. */
export class Cast {
  readonly #diary: Diary;
  readonly #messages: Messages;
  readonly #chance: Dice;

  constructor(diary: Diary, messages: Messages, chance: Dice) {
    this.#diary = diary;
    this.#messages = messages;
    this.#chance = chance;
  }

  host(start: Start): SeedGolfer | undefined {
    const host = this.#free(start, hosts).find(({ region }) => region === start.region);
    if (host) this.#diary.note(host.key, start.at, start.region);
    return host;
  }

  players(start: Start, pattern: SpotPattern): DraftPlayer[] {
    const free = this.#free(start, extras);
    const locals = free.filter(({ region }) => region === start.region);
    const travellers = free.filter(({ region }) => region !== start.region);
    const chosen = [...locals, ...travellers];
    return statusesOf(pattern).flatMap((status, spot) => {
      const golfer = chosen[spot];
      if (!golfer) return [];
      this.#diary.note(golfer.key, start.at, start.region);
      return [{ golfer: golfer.key, status, message: this.#messages.next(start.at) }];
    });
  }

  #free(start: Start, from: readonly SeedGolfer[]): SeedGolfer[] {
    return this.#chance
      .shuffled(from)
      .filter(({ key }) => this.#diary.isFree(key, start.at, start.region))
      .sort((a, b) => this.#diary.gamesOf(a.key) - this.#diary.gamesOf(b.key));
  }
}
