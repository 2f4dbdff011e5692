import { forgotPasswordInput, registerInput, resetPasswordInput, signInInput } from "@fourball/domain/account/schema";
import { setAdminInput } from "@fourball/domain/admin/schema";
import { listCoursesInput } from "@fourball/domain/course/schema";
import { decideParticipationInput, joinTeeTimeInput } from "@fourball/domain/participation/schema";
import { cancelTeeTimeInput, createTeeTimeInput, editTeeTimeInput, openTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { listQuery } from "./list-query.ts";
import type { RestCall, RestRow } from "./rest-adapter.ts";

const invited = openTeeTimeInput.pick({ invite: true });

export const restTable: readonly RestRow[] = [
  ["GET", "/auth/user", ({ api }) => api.account.current()],
  ["POST", "/auth/register", async ({ api, body }) => api.account.register(await body(registerInput)), 201],
  ["POST", "/auth/login", async ({ api, body }) => api.account.signIn(await body(signInInput))],
  ["POST", "/auth/forgot-password", async ({ api, body }) => api.account.forgotPassword(await body(forgotPasswordInput))],
  ["POST", "/auth/reset-password", async ({ api, body }) => api.account.resetPassword(await body(resetPasswordInput))],
  ["GET", "/tee-times", listTeeTimes],
  ["GET", "/tee-times/:id", ({ api, param, query }) => api.teeTime.get({ teeTimeId: param("id"), ...query(invited) })],
  [
    "GET",
    "/tee-times/:id/participants",
    ({ api, param, query }) => api.participation.list({ teeTimeId: param("id"), ...query(invited) }),
  ],
  ["POST", "/tee-times", async ({ api, body }) => api.teeTime.create(await body(createTeeTimeInput)), 201],
  [
    "PATCH",
    "/tee-times/:id",
    async ({ api, param, body }) =>
      api.teeTime.edit({
        teeTimeId: param("id"),
        ...(await body(editTeeTimeInput.omit({ teeTimeId: true }))),
      }),
  ],
  [
    "DELETE",
    "/tee-times/:id",
    async ({ api, param, body }) =>
      api.teeTime.cancel({
        teeTimeId: param("id"),
        ...(await body(cancelTeeTimeInput.pick({ reason: true }))),
      }),
  ],
  [
    "POST",
    "/tee-times/:id/join",
    async ({ api, param, body }) =>
      api.teeTime.join({
        teeTimeId: param("id"),
        ...(await body(joinTeeTimeInput.omit({ teeTimeId: true }))),
      }),
    201,
  ],
  ["DELETE", "/tee-times/:id/join", ({ api, param }) => api.teeTime.withdraw({ teeTimeId: param("id") })],
  [
    "PATCH",
    "/participants/:participantId/status",
    async ({ api, param, body }) =>
      api.participation.decide({
        participantId: param("participantId"),
        ...(await body(decideParticipationInput.pick({ status: true }))),
      }),
  ],
  ["GET", "/dashboard/stats", ({ api }) => api.dashboard.stats()],
  ["GET", "/courses", ({ api, query }) => api.course.list(query(listCoursesInput))],
  [
    "PATCH",
    "/admin/users/:userId",
    async ({ api, param, body }) =>
      api.admin.setAdmin({ userId: param("userId"), ...(await body(setAdminInput.pick({ isAdmin: true }))) }),
  ],
];

/** The plain array; with `limit` or `cursor` still an array, with the total and where it goes on in two headers. */
async function listTeeTimes({ api, query, header }: RestCall): Promise<unknown> {
  const { limit, cursor, ...filter } = query(listQuery);
  const isPaged = limit !== undefined || cursor !== undefined;
  const page = await api.teeTime.list({ ...filter, limit, cursor });
  if (isPaged) {
    header("X-Total-Count", String(await api.teeTime.count(filter)));
    if (page.nextCursor) header("X-Next-Cursor", page.nextCursor);
  }
  return page.items;
}
