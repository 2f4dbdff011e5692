import { answerDueAt } from "@fourball/domain/participation/answer-clock";
import { completionOf } from "@fourball/domain/tee-time/completion";
import { MOOD } from "@fourball/domain/tee-time/constants";
import { courseToday, teeOffInstant } from "@fourball/domain/tee-time/when";
import { type PlannedRoom, roomsInTurn } from "./chats/chats.ts";
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
  readonly completedAt: Temporal.Instant | null;
  /** Its players need no word that it is tomorrow. */
  readonly isRemindedOf: boolean;
  readonly createdAt: Temporal.Instant;
  readonly updatedAt: Temporal.Instant;
}

export interface PlannedParticipant extends Omit<DraftPlayer, "golfer">, Answer {
  /** When the host should answer by; null for answered requests. */
  readonly answerDueAt: Temporal.Instant | null;
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
  readonly rooms: readonly PlannedRoom[];
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

type CastGame = { draft: GameDraft; teeTime: PlannedTeeTime; participants: PlannedParticipant[] };

function castGame(draft: GameDraft, now: Temporal.Instant, chance: Dice): CastGame {
  const { key, host, course, players, ...game } = draft;
  const id = stableId(`tee time ${key}`);
  const teeOffAt = teeOffOf(draft);
  const { timeZone } = courseOf(course);
  const times = gameTimes(draft, teeOffAt, now, chance);
  const asked = answers(players, { host, createdAt: times.createdAt, teeOffAt, now });
  return {
    draft,
    teeTime: {
      ...game,
      ...times,
      id,
      hostId: golferId(host),
      courseId: courseId(course),
      teeOffAt,
      moodEmoji: MOOD[game.mood].emoji,
      isRemindedOf: teeOffAt.since(now).total("hours") <= 24,
      completedAt: game.status === "completed" ? completionOf({ teeOffAt }) : null,
    },
    participants: players.flatMap(({ golfer, ...player }, place) => {
      const answer = asked[place];
      return answer
        ? [
            {
              ...player,
              ...answer,
              answerDueAt: player.status === "pending" ? answerDueAt({ requestedAt: answer.joinedAt, teeOffAt, timeZone }) : null,
              id: stableId(`participant ${key} ${golfer}`),
              teeTimeId: id,
              userId: golferId(golfer),
            },
          ]
        : [];
    }),
  };
}

function planRooms(games: readonly CastGame[], now: Temporal.Instant): PlannedRoom[] {
  const rooms = roomsInTurn(golferId);
  return games.map(({ draft, teeTime, participants }) => {
    const joined = draft.players.flatMap(({ golfer, status }, place) => {
      const at = participants[place]?.updatedAt;
      return at && status === "confirmed" ? [{ golfer, at }] : [];
    });
    return rooms.next({ draft, teeTime, course: courseOf(draft.course), joined, now });
  });
}

/** Everything a fresh installation shows, relative to the given moment. The same moment gives the same plan. */
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
    rooms: planRooms(games, now).filter(({ lines }) => lines.length > 0),
  };
}
