import { expect, test } from "vitest";
import { restTable } from "../src/http/rest-table.ts";

/** The calls of the specification, its additions in `decisions.md` beside them, as far as they are built. */
const documented = [
  "GET /auth/user",
  "POST /auth/register",
  "POST /auth/login",
  "POST /auth/forgot-password",
  "POST /auth/reset-password",
  "GET /tee-times",
  "GET /tee-times/:id",
  "GET /tee-times/:id/participants",
  "POST /tee-times",
  "PATCH /tee-times/:id",
  "DELETE /tee-times/:id",
  "POST /tee-times/:id/join",
  "DELETE /tee-times/:id/join",
  "PATCH /participants/:participantId/status",
  "GET /dashboard/stats",
  "GET /courses",
  "PATCH /admin/users/:userId",
];

test("the documented calls and the table are the same, in the same order", () => {
  expect(restTable.map(([method, path]) => `${method} ${path}`)).toEqual(documented);
});
