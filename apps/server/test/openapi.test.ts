import { guestRequests, passwordResetTokens, teeTimeParticipants } from "@fourball/db/schema/index";
import { emptyTables } from "@fourball/db/testing";
import { secretHash } from "@fourball/services/account/secret-hash";
import { testClub } from "@fourball/services/testing";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { restTable } from "../src/http/rest-table.ts";
import { openApiDocument } from "../src/openapi/document.ts";
import { exampleCall, SAMPLE } from "../src/openapi/examples.ts";
import { startTestServer } from "./start-test-server.ts";

const club = testClub();

/** Maya's game, with Jonas and a guest who ask. */
async function setExampleScene(hash: (password: string) => Promise<string>) {
  const golfers = {
    maya: { id: SAMPLE.maya, firstName: "Maya", lastName: "Okafor", passwordHash: await hash(SAMPLE.password) },
    jonas: { id: SAMPLE.jonas, firstName: "Jonas", lastName: "Reyes", handicap: 6 },
    ruth: { id: SAMPLE.ruth, firstName: "Ruth", lastName: "Adler", isAdmin: true },
  };
  for (const [name, golfer] of Object.entries(golfers)) await club.aGolfer({ email: `${name}@example.com`, ...golfer });
  await club.aCourse({ id: SAMPLE.cypressHollow, name: "Cypress Hollow" });
  await club.aCourse({ id: SAMPLE.foxRun, name: "Fox Run" });
  const game = await club.aTeeTime({ id: SAMPLE.game, hostId: SAMPLE.maya, courseId: SAMPLE.cypressHollow });
  await club.db.insert(teeTimeParticipants).values({ id: SAMPLE.jonasAsks, teeTimeId: game.id, userId: SAMPLE.jonas });
  const guest = { guestName: "Robin Vale", guestEmail: "robin@example.com", message: "I bring a friend's clubs." };
  await club.db.insert(guestRequests).values({ id: SAMPLE.robinAsks, teeTimeId: game.id, ...guest });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await club.db.insert(passwordResetTokens).values({ userId: SAMPLE.maya, token: secretHash(SAMPLE.resetToken), expiresAt });
  return golfers;
}

const KNOWN_IDS = new Set<string>(Object.values(SAMPLE));
const NEW_ID = "5b3f0c1e-0000-4000-8000-000000000099";
const isId = (value: string): boolean => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(value);
const MOMENTS = new Set(["createdAt", "updatedAt", "joinedAt", "timestamp", "expiresAt"]);

/** What differs from one run to the next, said the same way each time. */
const settled = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value) => {
    if (typeof value !== "string") return value;
    if (key === "token") return SAMPLE.resetToken;
    if (MOMENTS.has(key)) return "2026-06-11T15:00:00.000Z";
    return isId(value) && !KNOWN_IDS.has(value) ? NEW_ID : value;
  });

test("every example is what the server answers", { timeout: 120_000 }, async () => {
  await using server = await startTestServer(club);
  const answers: Record<string, unknown> = {};
  for (const { method, path, operation } of restTable) {
    const key = `${method} ${path}`;
    await emptyTables(club.database);
    const golfers = await setExampleScene(server.deps.world.passwords.hash);
    const { as, params = {}, query = {}, body } = exampleCall(key);
    const target = path.replace(/:(\w+)/g, (_, name) => params[name] ?? "");
    const answer = await server.call(`/api${target}?${new URLSearchParams(query)}`, {
      method,
      ...(body && { body }),
      ...(as && { as: golfers[as] }),
    });
    expect(`${key} ${answer.status}`).toBe(`${key} ${operation.status ?? 200}`);
    const said: unknown = await answer.json();
    expect(operation.answer.safeParse(said).error).toBeUndefined();
    answers[key] = settled(said);
  }
  const recorded = `/** Recorded from the server by \`openapi.test.ts\`. */\nexport const EXAMPLE_ANSWERS = ${JSON.stringify(answers, null, 2)};\n`;
  await expect(recorded).toMatchFileSnapshot("../src/openapi/example-answers.gen.ts");
});

test("the document is valid OpenAPI 3.1 and names every call once", async () => {
  const document = openApiDocument(restTable, "https://fourball.example");
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(restTable.length);
});

test("is served beside the calls", async () => {
  await using server = await startTestServer(club);
  const answer = await server.call("/api/openapi.json");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ openapi: "3.1.0", servers: [{ url: `${server.deps.env.PUBLIC_URL}/api` }] });
});

test("can be read and tried on a page, whose files are all ours", async () => {
  await using server = await startTestServer(club);
  const page = await (await server.call("/api/docs")).text();
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(files).toContain("/api/docs/start.js");
  for (const path of files) {
    expect(path).toMatch(/^\/api\//);
    const file = await server.call(path);
    expect([path, file.status]).toEqual([path, 200]);
    await file.arrayBuffer();
  }
});
