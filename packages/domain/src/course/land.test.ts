import { describe, expect, it } from "vitest";
import { landOf } from "./land.ts";
import { positionOf } from "./position.ts";

const at = (state: string, latitude: number | null = null, longitude: number | null = null, country = "US") => ({
  state,
  latitude,
  longitude,
  country,
});

describe("the land of a course", () => {
  it.each([
    ["Half Moon Bay", at("CA", 37.43, -122.44), "links"],
    ["Pebble Beach", at("CA", 36.57, -121.95), "links"],
    ["Torrey Pines", at("CA", 32.9, -117.25), "links"],
    ["Poppy Ridge, Livermore", at("CA", 37.66, -121.7), "parkland"],
    ["Palm Springs", at("CA", 33.8, -116.5), "desert"],
    ["Truckee, at 1,770 m", at("CA", 39.3, -120.2), "mountain"],
    ["Bandon", at("OR", 43.19, -124.39), "links"],
    ["Scottsdale", at("AZ", 33.64, -111.9), "desert"],
    ["Flagstaff, at 2,100 m", at("AZ", 35.2, -111.6), "mountain"],
    ["Denver", at("CO", 39.74, -104.99), "mountain"],
    ["the plains of Colorado", at("CO", 39.3, -102.3), "parkland"],
    ["Salt Lake City, at 1,300 m", at("UT", 40.76, -111.89), "parkland"],
    ["Las Vegas", at("NV", 36.1, -115.15), "desert"],
    ["Kiawah Island", at("SC", 32.6, -80.08), "links"],
    ["Augusta", at("GA", 33.5, -82.02), "parkland"],
    ["Southampton", at("NY", 40.89, -72.44), "links"],
    ["Chicago", at("IL", 41.88, -87.63), "parkland"],
    ["a course in Hawaii without coordinates", at("HI"), "links"],
    ["a course in Colorado without coordinates", at("Colorado"), "mountain"],
    ["a course in Arizona without coordinates", at("AZ"), "desert"],
    ["a course in California without coordinates", at("CA"), "parkland"],
    ["St Andrews", at("Fife", 56.34, -2.8, "GB"), "links"],
    ["a course that nobody knows the place of", at("Somewhere", null, null, "FR"), "parkland"],
  ])("%s", (_, place, land) => {
    expect(landOf(place)).toBe(land);
  });
});

it("the place of a course is its own, else the center of its state, else unknown", () => {
  expect(positionOf(at("CA", 37.4, -122.4))).toEqual({ latitude: 37.4, longitude: -122.4 });
  expect(positionOf(at("california"))).toEqual({ latitude: 37.2, longitude: -119.5 });
  expect(positionOf(at("CA", null, null, "ES"))).toBeUndefined();
});
