import { fail } from "@fourball/domain/failure";
import { isInBox, type MapPin } from "@fourball/domain/tee-time/map";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import type { MockTree } from "../mock-tree.ts";
import { aCoursePage, aMapPin } from "../place-fixtures.ts";
import { SAMPLE_COURSES } from "./sample-games.ts";
import { listedGames, type MockWorld } from "./world.ts";

export const courseAnswers = (world: MockWorld): Partial<MockTree["course"]> => ({
  get: ({ courseId }) => {
    const course = SAMPLE_COURSES.find(({ id }) => id === courseId);
    if (!course) throw fail("courseNotFound");
    return aCoursePage(course);
  },
  teeTimes: ({ courseId }) => listedGames(world, { courseId }),
});

export const mapAnswers = (world: MockWorld): Pick<MockTree["teeTime"], "map" | "mapStart" | "unplaced"> => ({
  map: (filter) => {
    const games = new Map<string, TeeTimeDetail[]>();
    for (const game of listedGames(world, filter)) games.set(game.courseId, [...(games.get(game.courseId) ?? []), game]);
    const pins = [...games.values()].flatMap((each) => pinOf(world, each));
    const quiet = SAMPLE_COURSES.flatMap(({ id: courseId, name: courseName, latitude, longitude }) =>
      latitude !== null && longitude !== null && !games.has(courseId) && isInBox({ latitude, longitude }, filter.box)
        ? [{ courseId, courseName, latitude, longitude }]
        : [],
    );
    return { pins, clusters: [], quiet };
  },
  mapStart: () => {
    const [soonest] = listedGames(world, {});
    const { latitude, longitude } = soonest?.course ?? {};
    return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
  },
  unplaced: () => ({ games: 0, courses: [] }),
});

function pinOf({ me }: MockWorld, games: readonly TeeTimeDetail[]): MapPin[] {
  const [soonest] = games.toSorted((one, other) => one.teeOffAt.localeCompare(other.teeOffAt));
  if (!soonest) return [];
  const { id, courseId, course, date, time, teeOffAt, totalSlots, confirmedCount, offeredCount } = soonest;
  const spots = games.reduce((sum, game) => sum + openSpots(spotsOfGame(game)), 0);
  return [
    aMapPin({
      courseId,
      courseName: course.name,
      timeZone: course.timeZone,
      latitude: course.latitude ?? 0,
      longitude: course.longitude ?? 0,
      games: games.length,
      openSpots: spots,
      isOwn: games.some(({ hostId }) => hostId === me.id),
      soonest: { id, date, time, teeOffAt, totalSlots, confirmedCount, offeredCount },
    }),
  ];
}
