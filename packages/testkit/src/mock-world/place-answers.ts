import { COURSES_NEAR_KM } from "@fourball/domain/course/constants";
import { type Course, listCoursesInput } from "@fourball/domain/course/schema";
import { courseSearchText } from "@fourball/domain/course/search-text";
import { COURSE_HOSTS_MAX, type CourseHost, courseHost } from "@fourball/domain/course-page/schema";
import { fail } from "@fourball/domain/failure";
import { searchWords } from "@fourball/domain/search-words";
import { isInBox, type MapPin, middleOfMost, type PlacedGames } from "@fourball/domain/tee-time/map";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { skyOf } from "@fourball/domain/tee-time/sky";
import { openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import type { MockTree } from "../mock-tree.ts";
import { distanceTo } from "./filters.ts";
import { listedGames } from "./listed-games.ts";
import { profileOf } from "./profile-answers.ts";
import { SAMPLE_COURSES } from "./sample-games.ts";
import { asCard } from "./views.ts";
import { golferCard, isAcrossBlock, type MockWorld } from "./world.ts";

export const courseAnswers = (world: MockWorld): Omit<MockTree["course"], "mapTiles"> => ({
  list: (input) => {
    const { id, q = "", near, limit } = listCoursesInput.parse(input);
    return SAMPLE_COURSES.filter((course) => !id || course.id === id)
      .filter((course) => searchWords(q).every((word) => courseSearchText(course).includes(word)))
      .map((course) => ({ course, away: near ? (distanceTo(course, near) ?? Number.POSITIVE_INFINITY) : 0 }))
      .filter(({ away }) => away <= COURSES_NEAR_KM)
      .toSorted((one, other) => one.away - other.away || one.course.name.localeCompare(other.course.name))
      .map(({ course }) => course)
      .slice(0, limit);
  },
  get: ({ courseId }) => {
    const course = courseOf(courseId);
    return { ...course, sky: skyNow(course), hosts: hostsAt(world, courseId) };
  },
  teeTimes: ({ courseId }) => listedGames(world, { courseId: courseOf(courseId).id }).map((game) => asCard(world, game)),
});

function courseOf(courseId: string): Course {
  const course = SAMPLE_COURSES.find(({ id }) => id === courseId);
  if (!course) throw fail("courseNotFound");
  return course;
}

function skyNow(course: Course) {
  const now = Temporal.Now.instant();
  const local = now.toZonedDateTimeISO(course.timeZone);
  const time = local.toPlainTime().toString({ smallestUnit: "minute" });
  return skyOf({ course, date: local.toPlainDate().toString(), time, teeOffAt: now.toString() });
}

/** Those with the most public games there first. */
function hostsAt(world: MockWorld, courseId: string): CourseHost[] {
  const here = world.games
    .filter((game) => game.courseId === courseId && game.isPublic && game.status !== "cancelled")
    .filter(({ hostId }) => !isAcrossBlock(world, hostId));
  return [...new Set(here.map(({ hostId }) => hostId))]
    .flatMap((id) => {
      const golfer = golferCard(world, id);
      const profile = golfer?.hasPublicProfile && profileOf(world, id, golfer);
      return profile ? [courseHost.parse({ ...profile, gamesHere: here.filter(({ hostId }) => hostId === id).length })] : [];
    })
    .toSorted((one, other) => other.gamesHere - one.gamesHere || one.id.localeCompare(other.id))
    .slice(0, COURSE_HOSTS_MAX);
}

type MapAnswers = Pick<MockTree["teeTime"], "map" | "mapStart" | "unplaced">;

export const mapAnswers = (world: MockWorld): MapAnswers => ({
  map: (filter) => {
    const games = gamesByCourse(listedGames(world, filter));
    const quiet = SAMPLE_COURSES.flatMap((course) => {
      const { id: courseId, name: courseName, latitude, longitude } = course;
      if (latitude === null || longitude === null || games.has(course)) return [];
      return isInBox({ latitude, longitude }, filter.box) ? [{ courseId, courseName, latitude, longitude }] : [];
    });
    return { pins: [...games].flatMap(([course, each]) => pinOf(world, course, each)), clusters: [], quiet };
  },
  mapStart: ({ timeZone, ...filter }) => {
    const everywhere = [...gamesByCourse(listedGames(world, filter))].map(([course, games]) => ({
      ...placeOf(course, games),
      timeZone: course.timeZone,
    }));
    return middleOfMost(everywhere.filter((place) => place.timeZone === timeZone)) ?? middleOfMost(everywhere) ?? null;
  },
  // Every course has its place.
  unplaced: () => ({ games: 0, courses: [] }),
});

type GamesByCourse = Map<Course, TeeTimeDetail[]>;

/** The soonest first, as they are given. */
function gamesByCourse(games: readonly TeeTimeDetail[]): GamesByCourse {
  const byCourse: GamesByCourse = new Map();
  for (const course of SAMPLE_COURSES) {
    const here = games.filter(({ courseId }) => courseId === course.id);
    if (here.length > 0) byCourse.set(course, here);
  }
  return byCourse;
}

const placeOf = ({ latitude, longitude }: Course, games: readonly TeeTimeDetail[]): PlacedGames => ({
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
  games: games.length,
  openSpots: games.reduce((sum, game) => sum + openSpots(spotsOfGame(game)), 0),
});

function pinOf({ me }: MockWorld, course: Course, games: TeeTimeDetail[]): MapPin[] {
  const [soonest] = games;
  if (!soonest) return [];
  const { id, date, time, teeOffAt, totalSlots, confirmedCount, offeredCount } = soonest;
  return [
    {
      courseId: course.id,
      courseName: course.name,
      timeZone: course.timeZone,
      ...placeOf(course, games),
      isOwn: games.some(({ hostId }) => hostId === me.id),
      soonest: { id, date, time, teeOffAt, totalSlots, confirmedCount, offeredCount },
    },
  ];
}
