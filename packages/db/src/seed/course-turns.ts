import { hosts } from "./cast.ts";
import { type SeedCourse, seedCourses } from "./courses.ts";
import type { Dice } from "./random.ts";
import { regionOf } from "./regions.ts";

/** Goes where hosts live, and there to the course that has had the fewest games. */
export function coursesInTurn(chance: Dice): {
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
