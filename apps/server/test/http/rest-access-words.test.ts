import { accessMatrix } from "@fourball/api/testing/access-matrix";
import type { AccessCase } from "@fourball/api/testing/access-matrix/access-case";
import { ROLES, type Role, type Scene } from "@fourball/api/testing/access-scene";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { restTable } from "../../src/http/rest/rest-table.ts";
import { openApiDocument } from "../../src/openapi/document.ts";

const golfer = (id: string) => ({ id, isAdmin: id === "admin", email: `${id}@example.com`, phoneNumber: null, lastName: null });
const scene: Scene = {
  game: { id: "game", courseId: "course", inviteToken: null },
  golfers: {
    stranger: golfer("stranger"),
    pending: golfer("pending"),
    declined: golfer("declined"),
    confirmed: golfer("confirmed"),
    host: golfer("host"),
    admin: golfer("admin"),
  },
  requests: { pending: "pending", declined: "declined", confirmed: "confirmed" },
  guestRequestId: "guest",
  guestLink: { guestRequestId: "guest", token: "token" },
};

const matrix: AccessCase[] = Object.values(accessMatrix).flat();
const cases = matrix.flatMap(({ rest, outcomes }) => {
  const [method, path = ""] = rest?.(scene, "stranger") ?? [];
  return method ? [{ call: `${method} ${path.replace("/api", "")}`, outcomes }] : [];
});

const document = openApiDocument(restTable, "https://fourball.example");

const examples = z.object({ examples: z.record(z.string(), z.unknown()) });
const withForbidden = z.object({ 403: z.object({ content: z.object({ "application/json": examples }) }) });

const rows = restTable.map(({ method, path, operation: { access } }) => {
  const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, "[^/]+")}$`);
  const { responses = {}, security = [] } = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()] ?? {};
  const outcomes = cases.filter(({ call }) => pattern.test(call)).map((each) => each.outcomes);
  const forbidden = Object.keys(withForbidden.safeParse(responses).data?.[403].content["application/json"].examples ?? {});
  const isForbidden = forbidden.some((name) => name !== "crossOrigin");
  const row = { access, outcomes, documented: Object.keys(responses), isForbidden, hasSession: security.length > 0 };
  return [`${method} ${path}`, row] as const;
});

/** The word for who may call it, by how it answers. */
function accessOf(outcomes: Record<Role, string>[]): string {
  const isRefused = (role: Role, refusal: string) => outcomes.every((each) => each[role] === refusal);
  if (!isRefused("anonymous", "401 Unauthorized")) return "anyone";
  return ROLES.slice(1).every((role) => isRefused(role, "403 Admin access required") === (role !== "admin"))
    ? "admins"
    : "golfers";
}

const statusesOf = (outcomes: Record<Role, string>[]): string[] =>
  outcomes.flatMap((each) => Object.values(each)).flatMap((outcome) => (outcome === "ok" ? [] : [outcome.slice(0, 3)]));

/** Of a golfer whom the matrix hasn't: one who is suspended. */
const OTHERS_REFUSED = new Set(["POST /auth/login"]);

describe.each(rows)("%s in the API documents", (call, { access, outcomes, documented, isForbidden, hasSession }) => {
  test("says who may call it as the access matrix does", () => {
    expect(outcomes).not.toEqual([]);
    expect(access).toBe(accessOf(outcomes));
    expect(hasSession).toBe(access !== "anyone");
  });

  test("names the statuses of every refusal in the access matrix, and who is forbidden only where one is", () => {
    const statuses = statusesOf(outcomes);
    expect(documented).toEqual(expect.arrayContaining(statuses));
    expect(isForbidden).toBe(statuses.includes("403") || OTHERS_REFUSED.has(call));
  });
});
