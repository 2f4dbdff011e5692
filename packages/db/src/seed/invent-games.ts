import type { Mood } from "@fourball/domain/tee-time/constants";
import { Cast, hosts } from "./cast.ts";
import { type SeedCourse, seedCourses } from "./courses.ts";
import type { Diary } from "./diary.ts";
import type { GameDraft } from "./game-draft.ts";
import type { SeedGolfer } from "./golfers.ts";
import { type Invitation, invitations } from "./invitations.ts";
import { messagesInTurn } from "./join-messages.ts";
import { type Dice, dice } from "./random.ts";
import { regionOf } from "./regions.ts";
import { spotPatterns } from "./spot-patterns.ts";
import { anyDayAhead, type Start, startInDays, startToday } from "./starts.ts";

const SEED = 1913; // the year an amateur won the U.S. Open at his home course
const GAMES = 111;
const GAMES_TODAY = 6;
const GAMES_TOMORROW = 7;
const ATTEMPTS = 120;
const PRIVATE_EVERY = 11;

const moodsInTurn: readonly Mood[] = [
  "competitive",
  "early",
  "casual",
  "sunset",
  "learning",
  "competitive",
  "casual",
  "early",
  "tournament",
  "sunset",
  "casual",
  "competitive",
  "early",
  "learning",
  "sunset",
  "casual",
  "tournament",
  "competitive",
];

/** Games of everyone but the demo golfer. The diary already holds the games that are written by hand. */
export function inventGames(now: Temporal.Instant, diary: Diary): GameDraft[] {
  const chance = dice(SEED);
  const cast = new Cast(diary, messagesInTurn(now), chance);
  const words = wordsOfHosts(chance);
  const courses = coursesInTurn(chance);

  const propose = (turn: number, attempt: number): Start | undefined => {
    const course = courses.next();
    if (turn < GAMES_TODAY && attempt < ATTEMPTS / 2) return startToday(now, course, chance);
    const day = turn < GAMES_TODAY + GAMES_TOMORROW ? 1 : anyDayAhead(now, course, chance);
    return startInDays(now, course, inTurn(moodsInTurn, turn), day, chance);
  };

  return Array.from({ length: GAMES }, (_, turn) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const start = propose(turn, attempt);
      const host = start && cast.host(start);
      if (!host) continue;
      courses.played(start.course);
      const spots = inTurn(spotPatterns, turn);
      const { description, preferences } = words.next(start, host);
      return {
        key: `invented-${turn}`,
        host: host.key,
        course: start.course.key,
        date: start.date,
        time: start.time,
        mood: start.mood,
        description,
        preferences,
        totalSlots: spots.totalSlots,
        isPublic: turn % PRIVATE_EVERY !== PRIVATE_EVERY - 1,
        status: "active",
        cancelReason: null,
        players: cast.players(start, spots),
      };
    }
    throw new Error("Every host is busy: the seed needs fewer games or more golfers");
  });
}

function inTurn<T>(items: readonly T[], turn: number): T {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error("Nothing to take turns with");
  return item;
}

/** Goes where hosts live, and there to the course that has had the fewest games. */
function coursesInTurn(chance: Dice): {
  next(): SeedCourse;
  played(course: SeedCourse): void;
} {
  const games = new Map<string, number>();
  const gamesAt = ({ key }: SeedCourse): number => games.get(key) ?? 0;
  return {
    next() {
      const { region } = chance.pick(hosts);
      const nearby = seedCourses.filter(({ state }) => regionOf(state) === region);
      const fewest = Math.min(...nearby.map(gamesAt));
      return chance.pick(nearby.filter((course) => gamesAt(course) === fewest));
    },
    played(course) {
      games.set(course.key, gamesAt(course) + 1);
    },
  };
}

const unsaid: Invitation = {
  description: null,
  preferences: ["All skill levels"],
};

function suits({ preferences, handicaps }: Invitation, course: SeedCourse, host: SeedGolfer): boolean {
  if (course.walkingOnly && preferences.includes("Cart required")) return false;
  const [lowest, highest] = handicaps ?? [0, 54];
  return host.handicap === null || (host.handicap >= lowest && host.handicap <= highest);
}

/** Each invitation is used once, and carts are only mentioned where there are any. */
function wordsOfHosts(chance: Dice): { next(start: Pick<Start, "mood" | "course">, host: SeedGolfer): Invitation } {
  const left: Record<Mood, Invitation[]> = {
    competitive: chance.shuffled(invitations.competitive),
    early: chance.shuffled(invitations.early),
    casual: chance.shuffled(invitations.casual),
    learning: chance.shuffled(invitations.learning),
    tournament: chance.shuffled(invitations.tournament),
    sunset: chance.shuffled(invitations.sunset),
  };
  return {
    next({ mood, course }, host) {
      const fitting = left[mood].findIndex((invitation) => suits(invitation, course, host));
      return left[mood].splice(fitting, fitting < 0 ? 0 : 1)[0] ?? unsaid;
    },
  };
}
