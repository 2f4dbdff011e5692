import { course } from "@fourball/domain/course/schema";
import { expect, test } from "vitest";
import { testClub } from "../testing.ts";
import { listCourses } from "./list-courses.ts";

const club = testClub();

test("courses come by name, in the wire shape and nothing beyond it", async () => {
  await club.aCourse({ name: "Tamarack Ridge", latitude: 40.0149, longitude: -105.27 });
  await club.aCourse({ name: "Cypress Hollow" });
  const courses = await listCourses(club.anonymous(), {});
  expect(courses.map(({ name }) => name)).toEqual(["Cypress Hollow", "Tamarack Ridge"]);
  expect(course.strict().array().parse(courses)).toEqual(courses);
});

test("a search finds by name, place and state, at most as many as asked for", async () => {
  await club.aCourse({ name: "Cypress Hollow" });
  await club.aCourse({ name: "Cypress Point" });
  await club.aCourse({ name: "Tamarack Ridge", location: "Boulder, CO", city: "Boulder", state: "CO" });
  const names = async (q: string, limit?: number) => (await listCourses(club.anonymous(), { q, limit })).map(({ name }) => name);
  expect(await names("cypress monterey")).toEqual(["Cypress Hollow", "Cypress Point"]);
  expect(await names("boulder")).toEqual(["Tamarack Ridge"]);
  expect(await names("cypress", 1)).toEqual(["Cypress Hollow"]);
});

test("one course is found by its id", async () => {
  await club.aCourse();
  const { id, name } = await club.aCourse({ name: "Cypress Hollow" });
  expect((await listCourses(club.anonymous(), { id })).map((each) => each.name)).toEqual([name]);
});
