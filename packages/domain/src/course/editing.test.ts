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
    ["nowhere, where a file has zeros", "0", "0.000"],
    ["Monterey, with decimal commas", "36,57", "-121,95"],
  ])("may be in %s", (_where, latitude, longitude) => {
    expect(createCourseInput.safeParse({ ...course, latitude, longitude }).success).toBe(true);
  });

  test.each([
    ["swapped", "-81.7", "24.5"],
    ["without its minus", "36.6", "121.9"],
    ["at the pole", "90", "-100"],
  ])("is refused where it is %s, for a new course and an edited one", (_how, latitude, longitude) => {
    const given = { ...course, latitude, longitude, courseId: "00000000-0000-4000-8000-000000000001" };
    for (const schema of [createCourseInput, editCourseInput])
      expect(schema.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([elsewhere]);
  });

  test("is read with a comma or a point, and with no other form of a number", () => {
    expect(createCourseInput.parse({ ...course, latitude: "36,57", longitude: "−121.95" })).toMatchObject({
      latitude: 36.57,
      longitude: -121.95,
    });
    const { error } = createCourseInput.safeParse({ ...course, latitude: "0x24", longitude: "-121.95" });
    expect(error?.issues[0]?.message).toBe("Latitude must be a number from -90 to 90");
  });

  test("may be on the equator, as a number or as text", () => {
    for (const latitude of [0, "0"])
      expect(createCourseInput.parse({ ...course, country: "EC", latitude, longitude: -78 })).toMatchObject({ latitude: 0 });
  });

  test("may be anywhere in another country", () => {
    expect(createCourseInput.safeParse({ ...course, country: "JP", latitude: "36.6", longitude: "138.9" }).success).toBe(true);
  });
});
