import { emailConfirmations, guestRequests, passwordResetTokens, teeTimeParticipants } from "@fourball/db/schema/index";
import { emptyTables } from "@fourball/db/testing";
import { FAILURES } from "@fourball/domain/failure";
import { secretHash } from "@fourball/services/core/token/secret-hash";
import { testWorld } from "@fourball/services/testing";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fileCalls } from "../src/http/rest/file-calls.ts";
import type { RestRow } from "../src/http/rest/rest-route.ts";
import { restTable } from "../src/http/rest/rest-table.ts";
import { openApiDocument } from "../src/openapi/document.ts";
import { exampleCall, SAMPLE } from "../src/openapi/examples.ts";
import { startTestServer } from "./support/start-test-server.ts";

const world = testWorld();

/** Maya's game, with Jonas and a guest who ask. */
async function setExampleScene(passwordHash: string) {
  await emptyTables(world.database);
  const golfers = {
    maya: { id: SAMPLE.maya, firstName: "Maya", lastName: "Okafor", passwordHash },
    jonas: { id: SAMPLE.jonas, firstName: "Jonas", lastName: "Reyes", handicap: 6 },
    ruth: { id: SAMPLE.ruth, firstName: "Ruth", lastName: "Adler", isAdmin: true },
  };
  for (const [name, golfer] of Object.entries(golfers)) await world.golfer({ email: `${name}@example.com`, ...golfer });
  await world.course({ id: SAMPLE.cypressHollow, name: "Cypress Hollow" });
  await world.course({ id: SAMPLE.foxRun, name: "Fox Run" });
  const game = await world.teeTime({ id: SAMPLE.game, hostId: SAMPLE.maya, courseId: SAMPLE.cypressHollow });
  await world.db.insert(teeTimeParticipants).values({ id: SAMPLE.jonasAsks, teeTimeId: game.id, userId: SAMPLE.jonas });
  const guest = { guestName: "Robin Vale", guestEmail: "robin@example.com", message: "I bring a friend's clubs." };
  await world.db.insert(guestRequests).values({ id: SAMPLE.robinAsks, teeTimeId: game.id, ...guest });
  const expiresAt = new Date(Date.now() + 3_600_000);
  await world.db.insert(passwordResetTokens).values({ userId: SAMPLE.maya, token: secretHash(SAMPLE.resetToken), expiresAt });
  const confirmations = [
    { email: "jonas@example.com", userId: SAMPLE.jonas, request: { kind: "account-email" as const }, token: SAMPLE.emailToken },
    {
      email: "priya@example.com",
      request: { kind: "sign-up" as const, passwordHash, firstName: "Priya", lastName: "Shah" },
      token: SAMPLE.signUpToken,
    },
    {
      email: "sam@example.com",
      request: { kind: "guest-request" as const, teeTimeId: game.id, guestName: "Sam Field", message: null },
      token: SAMPLE.guestToken,
    },
  ];
  const rows = confirmations.map(({ token, ...each }) => ({ ...each, hash: secretHash(token), expiresAt }));
  await world.db.insert(emailConfirmations).values(rows);
  return golfers;
}

const KNOWN_IDS = new Set<string>(Object.values(SAMPLE));
const NEW_ID = "5b3f0c1e-0000-4000-8000-000000000099";
const isId = (value: string): boolean => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(value);
const MOMENTS = new Set(["createdAt", "updatedAt", "joinedAt", "timestamp", "expiresAt"]);

/** Values that differ between runs, replaced by stable ones. */
const settled = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value) => {
    if (typeof value !== "string") return value;
    if (key === "token") return SAMPLE.resetToken;
    if (key === "statusPath")
      return value.replace(/id=[\w-]+/, `id=${NEW_ID}`).replace(/token=[\w-]+/, `token=${SAMPLE.resetToken}`);
    if (MOMENTS.has(key)) return "2026-06-11T15:00:00.000Z";
    return isId(value) && !KNOWN_IDS.has(value) ? NEW_ID : value;
  });

const cookieNames = (answer: Response): string[] =>
  answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0]?.replace(/^device-.*/, "device-…") ?? "");

/** What an answer says besides its body that the document has to say too. */
const headersIn = (answer: Response) => ({
  caches: answer.headers.get("cache-control"),
  hasEtag: answer.headers.has("etag"),
  cookies: cookieNames(answer),
});

const responseHeaders = z.record(
  z.string(),
  z.object({ description: z.string(), schema: z.object({ const: z.string().optional() }) }),
);

/** The same in the document; a golfer's write sets `changed`, a stranger's doesn't. */
function documentedHeaders({ method, path, operation }: RestRow) {
  const { paths } = openApiDocument(restTable, "https://fourball.example");
  const described = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]?.responses;
  const answers = z.record(z.string(), z.object({ headers: responseHeaders.optional() })).parse(described);
  const headers = answers[operation.status ?? 200]?.headers;
  const named = [...(headers?.["Set-Cookie"]?.description ?? "").matchAll(/(?<=^|; )`([^`]+)`/g)].map(([, name]) => name);
  return {
    caches: headers?.["Cache-Control"]?.schema.const,
    hasEtag: headers?.ETag !== undefined,
    cookies: named.filter((name) => name !== "changed" || exampleCall(`${method} ${path}`).as),
  };
}

describe("OpenAPI document", () => {
  test("has the server's responses as examples", { timeout: 120_000 }, async () => {
    await using server = await startTestServer(world);
    const passwordHash = await server.deps.services.ports.passwords.hash(SAMPLE.password);
    let golfers = await setExampleScene(passwordHash);
    const answers: Record<string, unknown> = {};
    for (const row of restTable) {
      const { method, path, operation } = row;
      const key = `${method} ${path}`;
      const { as, params = {}, query = {}, body } = exampleCall(key);
      const target = path.replace(/:(\w+)/g, (_, name) => params[name] ?? "");
      const answer = await server.call(`/api${target}?${new URLSearchParams(query)}`, {
        method,
        ...(body && { body }),
        ...(as && { as: golfers[as] }),
      });
      expect(`${key} ${answer.status}`).toBe(`${key} ${operation.status ?? 200}`);
      expect([key, headersIn(answer)]).toEqual([key, documentedHeaders(row)]);
      const said: unknown = await answer.json();
      expect(operation.response.safeParse(said).error).toBeUndefined();
      answers[key] = settled(said);
      if (method !== "GET") golfers = await setExampleScene(passwordHash);
    }
    const recorded = `/** Recorded from the server by \`openapi.test.ts\`. */\nexport const EXAMPLE_RESPONSES = ${JSON.stringify(answers, null, 2)};\n`;
    await expect(recorded).toMatchFileSnapshot("../src/openapi/example-responses.gen.ts");
  });

  test("is valid OpenAPI 3.1, without a warning, and has every call once", async () => {
    const document = openApiDocument(restTable, "https://fourball.example", fileCalls);
    expect(document.openapi).toMatch(/^3\.1/);
    const config = await createConfig({ extends: ["recommended-strict"] });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
    const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(restTable.length + fileCalls.length);
  });

  test.each(fileCalls)(
    "describes a file that the server takes or gives: $method $path",
    async ({ method, path, operation, file }) => {
      await using server = await startTestServer(world);
      const game = await world.teeTime();
      const call = (as?: { id: string }) => server.call(`/api${path.replace(":id", game.id)}`, { method, ...(as && { as }) });
      expect((await call()).status).toBe(401);
      const golfer = await world.golfer();
      const isForbidden = operation.access === "admins" || path.includes(":id");
      const answer = await call(isForbidden ? golfer : await world.golfer({ isAdmin: true }));
      expect(answer.status).toBe(isForbidden ? 403 : file === "upload" ? 415 : 200);
      const { paths } = openApiDocument(restTable, "https://fourball.example", fileCalls);
      const described = paths[path.replace(":id", "{id}")]?.[method.toLowerCase()];
      expect(Object.keys(described?.responses ?? {})).toEqual(expect.arrayContaining(["401", String(answer.status)]));
    },
  );

  test("lets every call that answers 201 be repeated with an Idempotency-Key", () => {
    const { paths } = openApiDocument(restTable, "https://fourball.example");
    const creating = Object.values(paths).flatMap((methods) =>
      Object.values(methods).filter(({ responses }) => 201 in responses),
    );
    expect(creating.length).toBeGreaterThan(0);
    for (const { operationId, parameters, responses } of creating) {
      expect([operationId, parameters.map(({ name }) => name)]).toEqual([
        operationId,
        expect.arrayContaining(["Idempotency-Key"]),
      ]);
      expect(Object.keys(responses)).toContain("409");
    }
  });

  test("names every refusal of a call with its text", () => {
    const { paths } = openApiDocument(restTable, "https://fourball.example", fileCalls);
    const { responses } = paths["/tee-times/{id}/join"]?.post ?? {};
    const joining = JSON.stringify(responses);
    for (const text of ["Tee time is full", "You have already requested to join", "You are hosting this tee time"])
      expect(joining).toContain(JSON.stringify({ value: { message: text } }));
    expect(joining).not.toContain(FAILURES.hostOnly.text);
  });

  test("is served at /api/openapi.json", async () => {
    await using server = await startTestServer(world);
    const answer = await server.call("/api/openapi.json");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ openapi: "3.1.0", servers: [{ url: `${server.deps.env.PUBLIC_URL}/api` }] });
  });

  test("has a page to try the calls, without third-party files", async () => {
    await using server = await startTestServer(world);
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
});
