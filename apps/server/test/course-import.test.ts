import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readCourseFile } from "@fourball/domain/course/csv";
import { testClub } from "@fourball/services/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "./start-test-server.ts";

const club = testClub();
const result = z.object({
  totalProcessed: z.number(),
  successCount: z.number(),
  errorCount: z.number(),
  errors: z.array(z.object({ row: z.number(), error: z.string() })),
});

const fox = { name: "Fox Hollow", location: "Anchorage, AK", city: "Anchorage", state: "AK" };

test("an admin may send a file of sixteen megabytes, nobody else more than the usual", async () => {
  await using server = await startTestServer(club);
  const admin = await club.aGolfer({ isAdmin: true });
  const golfer = await club.aGolfer();
  const courses = Array.from({ length: 2000 }, (_, index) => ({ ...fox, name: `Course ${index}`, holes: "18".repeat(50) }));
  const some = { courses: courses.slice(0, 600) };
  expect((await server.call("/api/admin/courses/csv", { body: some })).status).toBe(413);
  expect((await server.call("/api/admin/courses/csv", { body: some, as: golfer })).status).toBe(413);
  const answer = await server.call("/api/admin/courses/csv", { body: { courses }, as: admin });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ totalProcessed: 2000, successCount: 2000, errorCount: 0 });
  const tooBig = { courses: [{ ...fox, description: "a".repeat(17 * 1024 * 1024) }] };
  const refused = server.call("/api/admin/courses/csv", { body: tooBig, as: admin }).then(({ status }) => status);
  // The server answers and hangs up before all of it was sent, which a client may notice first.
  expect(await refused.catch(() => 413)).toBe(413);
});

test("more rows than may come at once are refused as a whole", async () => {
  await using server = await startTestServer(club);
  const admin = await club.aGolfer({ isAdmin: true });
  const courses = Array.from({ length: 100_001 }, () => ({ name: "A" }));
  const answer = await server.call("/api/admin/courses/csv", { body: { courses }, as: admin });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: "At most 100000 courses at once" });
});

const realCourses = fileURLToPath(new URL("../../../../shared/data/us-golf-courses.csv", import.meta.url));

test.runIf(existsSync(realCourses))(
  "thirteen thousand real courses: the good ones are in, the others are listed",
  { timeout: 120_000 },
  async () => {
    await using server = await startTestServer(club);
    const admin = await club.aGolfer({ isAdmin: true });
    const file = readCourseFile(await readFile(realCourses, "utf8"));
    if (file.kind !== "courses") throw new Error(`the file is ${file.kind}`);
    const answer = await server.call("/api/admin/courses/csv", { body: { courses: file.courses }, as: admin });
    const { totalProcessed, successCount, errorCount, errors } = result.parse(await answer.json());
    const missing = errors.filter(({ error }) => error === "State is required");
    const repeated = errors.filter(({ error }) => error.startsWith("Same course as row"));
    expect(totalProcessed).toBe(13_331);
    expect(missing).toHaveLength(42);
    expect(missing.length + repeated.length).toBe(errorCount);
    expect(successCount + errorCount).toBe(totalProcessed);
    const quoted = await server.call("/api/courses?q=29%20palms");
    expect(await quoted.json()).toContainEqual(expect.objectContaining({ location: "29 Palms, California" }));
  },
);
