import { MOOD } from "@fourball/domain/tee-time/constants";
import { courseToday, teeOffInstant } from "@fourball/domain/tee-time/when";
import { type SeedCourse, seedCourses } from "./courses.ts";
import { Diary } from "./diary.ts";
import type { DraftPlayer, GameDraft } from "./game-draft.ts";
import { type SeedGolfer, seedGolfers } from "./golfers.ts";
import { inventGames } from "./invent-games.ts";
import { type Dice, dice } from "./random.ts";
import { regionOf } from "./regions.ts";
import { scriptedGames } from "./scripted-games.ts";
import { stableId } from "./stable-id.ts";
import { type Answer, answers, gameTimes } from "./timeline.ts";

export interface PlannedTeeTime extends Omit<GameDraft, "key" | "host" | "course" | "players"> {
  readonly id: string;
  readonly hostId: string;
  readonly courseId: string;
  readonly teeOffAt: Temporal.Instant;
  readonly moodEmoji: string;
  readonly inviteToken: string | null;
  readonly createdAt: Temporal.Instant;
  readonly updatedAt: Temporal.Instant;
}

export interface PlannedParticipant extends Omit<DraftPlayer, "golfer">, Answer {
  readonly id: string;
  readonly teeTimeId: string;
  readonly userId: string;
}

export interface SeedPlan {
  readonly courses: readonly (SeedCourse & { readonly id: string })[];
  readonly golfers: readonly (SeedGolfer & {
    readonly id: string;
    readonly createdAt: Temporal.Instant;
  })[];
  readonly teeTimes: readonly PlannedTeeTime[];
  readonly participants: readonly PlannedParticipant[];
}

const courseByKey = new Map(seedCourses.map((course) => [course.key, course]));

function courseOf(key: string): SeedCourse {
  const course = courseByKey.get(key);
  if (!course) throw new Error(`No course has the key ${key}`);
  return course;
}

const golferId = (key: string): string => stableId(`golfer ${key}`);
const courseId = (key: string): string => stableId(`course ${key}`);

const teeOffOf = ({ course, date, time }: GameDraft): Temporal.Instant =>
  teeOffInstant({ date, time, timeZone: courseOf(course).timeZone });

function draftGames(now: Temporal.Instant): GameDraft[] {
  const diary = new Diary();
  const scripted = scriptedGames.map(({ day, ...game }): GameDraft => {
    const today = Temporal.PlainDate.from(courseToday(now, courseOf(game.course).timeZone));
    return { ...game, date: today.add({ days: day }).toString() };
  });
  for (const draft of scripted) {
    const region = regionOf(courseOf(draft.course).state);
    for (const golfer of [draft.host, ...draft.players.map((player) => player.golfer)]) {
      diary.note(golfer, teeOffOf(draft), region);
    }
  }
  return [...scripted, ...inventGames(now, diary)];
}

function castGame(
  draft: GameDraft,
  now: Temporal.Instant,
  chance: Dice,
): { teeTime: PlannedTeeTime; participants: PlannedParticipant[] } {
  const { key, host, course, players, ...game } = draft;
  const id = stableId(`tee time ${key}`);
  const teeOffAt = teeOffOf(draft);
  const times = gameTimes(draft, teeOffAt, now, chance);
  const asked = answers(players, { createdAt: times.createdAt, teeOffAt, now });
  return {
    teeTime: {
      ...game,
      ...times,
      id,
      hostId: golferId(host),
      courseId: courseId(course),
      teeOffAt,
      moodEmoji: MOOD[game.mood].emoji,
      inviteToken: game.isPublic ? null : stableId(`invite ${key}`).replaceAll("-", ""),
    },
    participants: players.flatMap(({ golfer, ...player }, place) => {
      const answer = asked[place];
      return answer
        ? [
            {
              ...player,
              ...answer,
              id: stableId(`participant ${key} ${golfer}`),
              teeTimeId: id,
              userId: golferId(golfer),
            },
          ]
        : [];
    }),
  };
}

/** Everything a fresh install shows, told from the moment it starts. The same moment gives the same plan. */
export function planSeed(now: Temporal.Instant): SeedPlan {
  const chance = dice(1860); // the year of the first Open
  const games = draftGames(now).map((draft) => castGame(draft, now, chance));
  return {
    courses: seedCourses.map((course) => ({
      ...course,
      id: courseId(course.key),
    })),
    golfers: seedGolfers.map((golfer) => ({
      ...golfer,
      id: golferId(golfer.key),
      createdAt: now.subtract({ hours: 24 * (45 + chance.below(640)) }),
    })),
    teeTimes: games.map(({ teeTime }) => teeTime),
    participants: games.flatMap(({ participants }) => participants),
  };
}
