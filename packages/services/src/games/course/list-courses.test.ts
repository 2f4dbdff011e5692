/** @module-tag dialect */
import { course } from "@fourball/domain/course/schema";
import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { listCourses } from "./list-courses.ts";

const world = testWorld();

describe("the course list", () => {
  test("is sorted by name and has exactly the wire shape", async () => {
    await world.course({ name: "Tamarack Ridge", latitude: 40.0149, longitude: -105.27 });
    await world.course({ name: "Cypress Hollow" });
    const courses = await listCourses(world.anonymous(), {});
    expect(courses.map(({ name }) => name)).toEqual(["Cypress Hollow", "Tamarack Ridge"]);
    expect(course.strict().array().parse(courses)).toEqual(courses);
  });

  test("is searched by name, place and state, up to a limit", async () => {
    await world.course({ name: "Cypress Hollow" });
    await world.course({ name: "Cypress Point" });
    await world.course({ name: "Tamarack Ridge", location: "Boulder, CO", city: "Boulder", state: "CO" });
    const names = async (q: string, limit?: number) =>
      (await listCourses(world.anonymous(), { q, limit })).map(({ name }) => name);
    expect(await names("cypress monterey")).toEqual(["Cypress Hollow", "Cypress Point"]);
    expect(await names("boulder")).toEqual(["Tamarack Ridge"]);
    expect(await names("cypress", 1)).toEqual(["Cypress Hollow"]);
  });

  test("has the nearest first, and none out of reach or without a place", async () => {
    await world.course({ name: "Half Moon Bay", latitude: 37.43, longitude: -122.44 });
    await world.course({ name: "Almaden", latitude: 37.25, longitude: -121.86 });
    await world.course({ name: "Presidio", latitude: 37.79, longitude: -122.46 });
    await world.course({ name: "Bend", latitude: 44.06, longitude: -121.31 });
    await world.course({ name: "Nowhere" });
    const near = { latitude: 37.77, longitude: -122.42 };
    const names = async (input: { q?: string; limit?: number }) =>
      (await listCourses(world.anonymous(), { near, ...input })).map(({ name }) => name);
    expect(await names({})).toEqual(["Presidio", "Half Moon Bay", "Almaden"]);
    expect(await names({ limit: 2 })).toEqual(["Presidio", "Half Moon Bay"]);
    expect(await names({ q: "almaden" })).toEqual(["Almaden"]);
  });

  test("finds one course by id", async () => {
    await world.course();
    const { id, name } = await world.course({ name: "Cypress Hollow" });
    expect((await listCourses(world.anonymous(), { id })).map((each) => each.name)).toEqual([name]);
  });
});
