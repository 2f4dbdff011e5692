import { expect, test } from "vitest";
import { restTable } from "../../src/http/rest/rest-table.ts";

/** The calls of the specification, its additions in `decisions.md` beside them, as far as they are built. */
const documented = [
  "GET /auth/user",
  "POST /auth/register",
  "POST /auth/finish-sign-up",
  "POST /auth/login",
  "POST /auth/forgot-password",
  "POST /auth/reset-password",
  "POST /auth/confirm-email",
  "POST /auth/confirm-password",
  "POST /auth/websocket-token",
  "GET /tee-times",
  "GET /tee-times/:id",
  "GET /tee-times/:id/participants",
  "GET /tee-times/:id/messages",
  "POST /tee-times",
  "PATCH /tee-times/:id",
  "DELETE /tee-times/:id",
  "POST /tee-times/:id/join",
  "DELETE /tee-times/:id/join",
  "PATCH /participants/:participantId/status",
  "POST /tee-times/:id/guest-requests",
  "POST /guest-requests/confirm",
  "GET /tee-times/:id/guest-requests",
  "PATCH /guest-requests/:id/status",
  "GET /dashboard/stats",
  "GET /dashboard/hosted",
  "GET /dashboard/joined",
  "GET /dashboard/pending-requests",
  "POST /process-pending-request",
  "GET /profile/:userId",
  "GET /profile/:userId/tee-times",
  "PATCH /users/profile",
  "GET /courses",
  "GET /courses/:id",
  "GET /courses/:id/tee-times",
  "GET /admin/stats",
  "GET /admin/users",
  "PATCH /admin/users/:userId",
  "POST /admin/courses",
  "POST /admin/courses/csv",
  "PATCH /admin/courses/:id",
  "DELETE /admin/courses/:id",
];

test("the REST table has the documented calls, in the same order", () => {
  expect(restTable.map(({ method, path }) => `${method} ${path}`)).toEqual(documented);
});
