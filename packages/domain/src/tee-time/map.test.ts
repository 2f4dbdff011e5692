import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inCells, isInBox, MAP_CELLS, middleOfMost } from "./map.ts";

const country = { west: -125, south: 24, east: -66, north: 50 };

describe("the cells of a map", () => {
  test("gather neighbors at the middle of their games", () => {
    const near = { latitude: 36, longitude: -121, games: 3, openSpots: 4 };
    expect(inCells([near, { latitude: 36.4, longitude: -121.4, games: 1, openSpots: 1 }], country)).toEqual([
      { latitude: 36.1, longitude: -121.1, courses: 2, games: 4, openSpots: 5 },
    ]);
    expect(inCells([near, { ...near, longitude: -70 }], country)).toHaveLength(2);
  });

  test("lose no game, and are few however many courses there are", () => {
    const place = fc.record({
      latitude: fc.double({ min: country.south, max: country.north, noNaN: true }),
      longitude: fc.double({ min: country.west, max: country.east, noNaN: true }),
      games: fc.integer({ min: 1, max: 50 }),
      openSpots: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 400 }), (places) => {
        const cells = inCells(places, country);
        const sum = (all: { games: number }[]) => all.reduce((total, { games }) => total + games, 0);
        expect(sum(cells)).toBe(sum(places));
        expect(cells.length).toBeLessThanOrEqual((MAP_CELLS + 1) ** 2);
        expect(cells.every((cell) => isInBox(cell, { west: -125.001, south: 23.999, east: -65.999, north: 50.001 }))).toBe(true);
      }),
    );
  });

  test("exist for a view without any width", () => {
    const point = { west: -121, south: 36, east: -121, north: 36 };
    expect(inCells([{ latitude: 36, longitude: -121, games: 1, openSpots: 0 }], point)).toHaveLength(1);
  });
});

describe("the middle of the most games", () => {
  const at = (latitude: number, longitude: number, games = 1) => ({ latitude, longitude, games, openSpots: 0 });

  test("counts games, not courses, and those across the edge of half a degree together", () => {
    const bay = [at(37.49, -122.01), at(37.51, -121.99, 3)];
    const south = [at(32.9, -117.2), at(32.8, -117.1), at(32.7, -117.1)];
    expect(middleOfMost([...south, ...bay])).toEqual({ latitude: expect.closeTo(37.505), longitude: expect.closeTo(-121.995) });
    expect(middleOfMost([...south, at(37.49, -122.01), at(39.51, -121.99)])).toMatchObject({ latitude: expect.closeTo(32.8) });
  });

  test("is nowhere without games", () => {
    expect(middleOfMost([])).toBeUndefined();
  });
});
