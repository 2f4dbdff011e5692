import { readFile } from "node:fs/promises";
import { readCourseFile } from "@fourball/domain/course/csv";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "./support/start-test-server.ts";

const world = testWorld();
const result = z.object({
  totalProcessed: z.number(),
  successCount: z.number(),
  errorCount: z.number(),
  errors: z.array(z.object({ row: z.number(), error: z.string() })),
});

const fox = { name: "Fox Hollow", location: "Anchorage, AK", city: "Anchorage", state: "AK" };

describe("course import", () => {
  test("accepts a file of sixteen megabytes from an admin only", async () => {
    await using server = await startTestServer(world);
    const admin = await world.golfer({ isAdmin: true });
    const golfer = await world.golfer();
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

  test("refuses a file with too many rows", async () => {
    await using server = await startTestServer(world);
    const admin = await world.golfer({ isAdmin: true });
    const courses = Array.from({ length: 100_001 }, () => ({ name: "A" }));
    const answer = await server.call("/api/admin/courses/csv", { body: { courses }, as: admin });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: "At most 100000 courses at once" });
  });

  test("imports the good rows of a file and lists the others by number", async () => {
    const { places, ...counts } = await importFile(new URL("fixtures/courses.csv", import.meta.url));
    expect(counts).toEqual({
      totalProcessed: 7,
      successCount: 4,
      errorCount: 3,
      errors: [
        { row: 4, error: "State is required" },
        { row: 5, error: expect.stringMatching(/^Same course as row 1/) },
        { row: 7, error: expect.stringMatching(/atitude/) },
      ],
    });
    expect(places).toEqual([expect.objectContaining({ location: "29 Pines, California" })]);
  });

  const largeFile = process.env.COURSES_CSV;

  test.runIf(largeFile)("imports or lists every row of the large file named by COURSES_CSV", { timeout: 120_000 }, async () => {
    const { totalProcessed, successCount, errorCount, errors } = await importFile(largeFile ?? "");
    const expected = errors.filter(({ error }) => error === "State is required" || error.startsWith("Same course as row"));
    expect(totalProcessed).toBeGreaterThan(10_000);
    expect(expected).toHaveLength(errorCount);
    expect(successCount + errorCount).toBe(totalProcessed);
  });
});

async function importFile(path: string | URL) {
  await using server = await startTestServer(world);
  const admin = await world.golfer({ isAdmin: true });
  const file = readCourseFile(await readFile(path, "utf8"));
  if (file.kind !== "courses") throw new Error(`the file is ${file.kind}`);
  const answer = await server.call("/api/admin/courses/csv", { body: { courses: file.courses }, as: admin });
  const places: unknown = await (await server.call("/api/courses?q=29")).json();
  return { ...result.parse(await answer.json()), places };
}
