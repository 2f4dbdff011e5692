import { describe, expect, test } from "vitest";
import { createCourseInput, editCourseInput } from "./editing.ts";

const course = { name: "Fox Hollow", location: "Anchorage, AK", city: "Anchorage", state: "AK" };
const elsewhere = "Latitude and longitude are not in the United States";

describe("the place of a course", () => {
  test.each([
    ["Anchorage", "61.1", "-149.85"],
    ["Key West", "24.5", "-81.7"],
    ["Guam", "13.5", "144.8"],
    ["Hawaii", "20.3", "-156.4"],
    ["nowhere", "", ""],
  ])("may be in %s", (_where, latitude, longitude) => {
    expect(createCourseInput.safeParse({ ...course, latitude, longitude }).success).toBe(true);
  });

  test.each([
    ["swapped", "-81.7", "24.5"],
    ["without its minus", "36.6", "121.9"],
    ["at the pole", "90", "-100"],
    ["at zero", "0", "0"],
  ])("is refused where it is %s, for a new course and an edited one", (_how, latitude, longitude) => {
    const given = { ...course, latitude, longitude, courseId: "00000000-0000-4000-8000-000000000001" };
    for (const schema of [createCourseInput, editCourseInput])
      expect(schema.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([elsewhere]);
  });

  test("may be anywhere in another country", () => {
    expect(createCourseInput.safeParse({ ...course, country: "JP", latitude: "36.6", longitude: "138.9" }).success).toBe(true);
  });
});
