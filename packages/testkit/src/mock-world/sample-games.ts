import type { Account } from "@fourball/domain/account/schema";
import type { Course } from "@fourball/domain/course/schema";
import type { Participation } from "@fourball/domain/participation/schema";
import { MOOD } from "@fourball/domain/tee-time/constants";
import { litHoles } from "@fourball/domain/tee-time/holes-of-light";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { skyOfGame } from "@fourball/domain/tee-time/sky";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { idOf } from "../fixtures.ts";
import { anAccount, cardOf } from "../golfer-fixtures.ts";
import { iso } from "../iso.ts";
import { aParticipation } from "../request-fixtures.ts";
import { aCourse, aTeeTimeDetail } from "../tee-time-fixtures.ts";

const COURSES = [
  aCourse(),
  aCourse({ id: idOf(101), name: "Larkspur Links", location: "Carmel, CA", city: "Carmel", latitude: 36.54, longitude: -121.92 }),
  aCourse({
    id: idOf(102),
    name: "Old Mill Downs",
    location: "Salinas, CA",
    city: "Salinas",
    latitude: 36.68,
    longitude: -121.65,
  }),
];
const HOURS = ["06:10", "08:40", "11:20", "13:50", "16:30"];
const MOODS = ["early", "casual", "competitive"] as const;

/** The players of a game, in the order of their requests. */
const GOLFERS = [
  { userId: idOf(3), firstName: "Jonas", lastName: "Reyes", handicap: 6 },
  { userId: idOf(4), firstName: "Priya", lastName: "Shah", handicap: 3 },
  { userId: idOf(5), firstName: "Tom", lastName: "Becker", handicap: 22 },
];

/** The game of number `index`, relative to the current date, because mocks run on any day. */
export function aGame(index: number, changes: Partial<TeeTimeDetail> = {}): TeeTimeDetail {
  const course = changes.course ?? COURSES[index % COURSES.length] ?? aCourse();
  const { timeZone } = course;
  const time = HOURS[index % HOURS.length] ?? "06:10";
  const date = Temporal.Now.zonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days: 1 + Math.floor(index / 2) })
    .toString();
  const mood = MOODS[index % MOODS.length] ?? "casual";
  return aTeeTimeDetail({
    id: idOf(200 + index),
    ...onCourse(course, { date, time }),
    mood,
    moodEmoji: MOOD[mood].emoji,
    ...changes,
  });
}

/** The date, time, course and light of a game. */
export function onCourse(course: Course, { date, time }: Pick<TeeTimeDetail, "date" | "time">) {
  const teeOffAt = iso(teeOffInstant({ date, time, timeZone: course.timeZone }));
  const game = { course, date, time, teeOffAt };
  const { totalSlots, preferences } = aTeeTimeDetail();
  const played = { ...game, totalSlots, preferences };
  return { courseId: course.id, ...game, sky: skyOfGame(played), holesOfLight: litHoles(played) ?? null };
}

/** Participations of the first golfers, confirmed unless `changes` says otherwise. */
export const playersIn = (game: TeeTimeDetail, howMany: number, changes: Partial<Participation> = {}): Participation[] =>
  GOLFERS.slice(0, howMany).map(({ userId, ...golfer }, index) =>
    aPlayer(
      game,
      {
        userId,
        user: {
          ...golfer,
          profileImageUrl: null,
          rating: 4.5,
          ratingsCount: 9,
          gamesHosted: 4,
          gamesPlayed: 6,
          hasPublicProfile: true,
        },
      },
      index,
      changes,
    ),
  );

export function aPlayer(
  game: TeeTimeDetail,
  golfer: Pick<Participation, "user" | "userId">,
  index: number,
  changes: Partial<Participation> = {},
): Participation {
  return aParticipation({
    id: `${game.id.slice(0, -8)}${index}${game.id.slice(-7)}`,
    teeTimeId: game.id,
    ...golfer,
    teeTime: participationTeeTime(game),
    ...changes,
  });
}

/** The tee time fields of a participation. */
export function participationTeeTime(game: TeeTimeDetail): Participation["teeTime"] {
  const { course, host, date, time, teeOffAt, status, totalSlots, confirmedCount, offeredCount, moodEmoji } = game;
  return { course, host, date, time, teeOffAt, status, totalSlots, confirmedCount, offeredCount, moodEmoji };
}

/** The fields of a game that the viewer hosts. */
export const hostedByViewer = (me: Account = anAccount()): Pick<TeeTimeDetail, "hostId" | "host"> => ({
  hostId: me.id,
  host: cardOf(me),
});

export const SAMPLE_COURSES: readonly (typeof COURSES)[number][] = COURSES;
