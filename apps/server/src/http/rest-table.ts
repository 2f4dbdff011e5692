import { account, forgotPasswordInput, registerInput, resetPasswordInput, signInInput } from "@fourball/domain/account/schema";
import { adminStats, adminUser, deletedCourse, setAdminInput } from "@fourball/domain/admin/schema";
import { chatMessage } from "@fourball/domain/chat/message";
import { createCourseInput, importCoursesInput, importResult } from "@fourball/domain/course/editing";
import { course, listCoursesInput } from "@fourball/domain/course/schema";
import { dashboardStats } from "@fourball/domain/dashboard/schema";
import { decideGuestInput, guestRequest, guestRequestInput, guestRequestMade } from "@fourball/domain/guest/schema";
import {
  decideParticipationInput,
  joinTeeTimeInput,
  participation,
  processedRequest,
} from "@fourball/domain/participation/schema";
import { publicProfile } from "@fourball/domain/profile/schema";
import { updateProfileInput } from "@fourball/domain/profile/settings";
import {
  cancelTeeTimeInput,
  createTeeTimeInput,
  editTeeTimeInput,
  openTeeTimeInput,
  teeTimeCard,
  teeTimeDetail,
} from "@fourball/domain/tee-time/schema";
import { z } from "zod";
import { historyQuery, listQuery, usersQuery } from "./list-query.ts";
import { type RestRow, route } from "./rest-route.ts";

const query = openTeeTimeInput.pick({ invite: true });
const ofGame = z.object({ teeTimeId: z.string() });
const namedAccount = account.pick({ id: true, email: true, firstName: true, lastName: true, isAdmin: true });

export const restTable: readonly RestRow[] = [
  route("GET", "/auth/user", { is: "The signed-in golfer's account", for: "golfers", answer: account }, ({ api }) =>
    api.account.current(),
  ),
  route(
    "POST",
    "/auth/register",
    { is: "Make an account and sign in", for: "anyone", body: registerInput, answer: account, status: 201, refuses: [409] },
    ({ api, body }) => api.account.register(body),
  ),
  route(
    "POST",
    "/auth/login",
    { is: "Sign in", for: "anyone", body: signInInput, answer: account, refuses: [409] },
    ({ api, body }) => api.account.signIn(body),
  ),
  route(
    "POST",
    "/auth/forgot-password",
    {
      is: "Ask for a link to a new password",
      for: "anyone",
      body: forgotPasswordInput,
      answer: z.object({ sent: z.literal(true) }),
    },
    ({ api, body }) => api.account.forgotPassword(body),
  ),
  route(
    "POST",
    "/auth/reset-password",
    { is: "Choose a new password", for: "anyone", body: resetPasswordInput, answer: z.object({ reset: z.literal(true) }) },
    ({ api, body }) => api.account.resetPassword(body),
  ),
  route(
    "POST",
    "/auth/websocket-token",
    { is: "A token with which one socket authenticates", for: "golfers", answer: z.object({ token: z.string() }) },
    ({ api }) => api.chat.socketToken(),
  ),
  route(
    "GET",
    "/tee-times",
    {
      is: "Tee times that can be joined, soonest first",
      for: "golfers",
      query: listQuery,
      answer: z.array(teeTimeCard),
      headers: {
        "X-Total-Count": "With `limit` or `cursor`: how many there are",
        "X-Next-Cursor": "With `limit` or `cursor`: where the next page begins; absent on the last",
      },
    },
    async ({ api, query: { limit, cursor, ...filter }, header }) => {
      const isPaged = limit !== undefined || cursor !== undefined;
      const page = await api.teeTime.list({ ...filter, limit, cursor });
      if (isPaged) {
        header("X-Total-Count", String(await api.teeTime.count(filter)));
        if (page.nextCursor) header("X-Next-Cursor", page.nextCursor);
      }
      return page.items;
    },
  ),
  route("GET", "/tee-times/:id", { is: "One tee time", for: "golfers", query, answer: teeTimeDetail }, ({ api, param, query }) =>
    api.teeTime.get({ teeTimeId: param("id"), ...query }),
  ),
  route(
    "GET",
    "/tee-times/:id/participants",
    { is: "Who plays; for the host also who asks", for: "golfers", query, answer: z.array(participation) },
    ({ api, param, query }) => api.participation.list({ teeTimeId: param("id"), ...query }),
  ),
  route(
    "GET",
    "/tee-times/:id/messages",
    {
      is: "The chat, for the host and confirmed players",
      for: "golfers",
      query: historyQuery,
      answer: z.array(chatMessage),
      refuses: [403],
    },
    async ({ api, param, query }) => (await api.chat.history({ teeTimeId: param("id"), ...query })).messages,
  ),
  route(
    "POST",
    "/tee-times",
    { is: "Host a tee time", for: "golfers", body: createTeeTimeInput, answer: teeTimeDetail, status: 201 },
    ({ api, body }) => api.teeTime.create(body),
  ),
  route(
    "PATCH",
    "/tee-times/:id",
    {
      is: "Change one's own tee time",
      for: "golfers",
      body: editTeeTimeInput.omit({ teeTimeId: true }),
      answer: teeTimeDetail,
      refuses: [403, 409],
    },
    ({ api, param, body }) => api.teeTime.edit({ teeTimeId: param("id"), ...body }),
  ),
  route(
    "DELETE",
    "/tee-times/:id",
    {
      is: "Cancel one's own tee time",
      for: "golfers",
      body: cancelTeeTimeInput.pick({ reason: true }),
      answer: teeTimeDetail,
      refuses: [403, 409],
    },
    ({ api, param, body }) => api.teeTime.cancel({ teeTimeId: param("id"), ...body }),
  ),
  route(
    "POST",
    "/tee-times/:id/join",
    {
      is: "Ask to join",
      for: "golfers",
      body: joinTeeTimeInput.omit({ teeTimeId: true }),
      answer: participation,
      status: 201,
      refuses: [400, 409],
    },
    ({ api, param, body }) => api.teeTime.join({ teeTimeId: param("id"), ...body }),
  ),
  route("DELETE", "/tee-times/:id/join", { is: "Withdraw", for: "golfers", answer: ofGame, refuses: [409] }, ({ api, param }) =>
    api.teeTime.withdraw({ teeTimeId: param("id") }),
  ),
  route(
    "PATCH",
    "/participants/:participantId/status",
    {
      is: "Approve or decline a request to one's own tee time",
      for: "golfers",
      body: decideParticipationInput.pick({ status: true }),
      answer: participation,
      refuses: [403, 409],
    },
    ({ api, param, body }) => api.participation.decide({ participantId: param("participantId"), ...body }),
  ),
  route(
    "POST",
    "/tee-times/:id/guest-requests",
    {
      is: "Ask to join without an account",
      for: "anyone",
      body: guestRequestInput.omit({ teeTimeId: true }),
      answer: guestRequestMade,
      status: 201,
      refuses: [409],
    },
    ({ api, param, body }) => api.guest.request({ teeTimeId: param("id"), ...body }),
  ),
  route(
    "GET",
    "/tee-times/:id/guest-requests",
    { is: "Guests who ask, for the host", for: "golfers", answer: z.array(guestRequest), refuses: [403] },
    ({ api, param }) => api.guest.list({ teeTimeId: param("id") }),
  ),
  route(
    "PATCH",
    "/guest-requests/:id/status",
    {
      is: "Approve or decline a guest of one's own tee time",
      for: "golfers",
      body: decideGuestInput.pick({ status: true }),
      answer: guestRequest,
      refuses: [403, 409],
    },
    ({ api, param, body }) => api.guest.decide({ guestRequestId: param("id"), ...body }),
  ),
  route(
    "GET",
    "/dashboard/stats",
    { is: "Figures of the club and one's own", for: "golfers", answer: dashboardStats },
    ({ api }) => api.dashboard.stats(),
  ),
  route("GET", "/dashboard/hosted", { is: "Tee times that one hosts", for: "golfers", answer: z.array(teeTimeCard) }, ({ api }) =>
    api.dashboard.hosted(),
  ),
  route(
    "GET",
    "/dashboard/joined",
    { is: "One's own requests and rounds, each with its status", for: "golfers", answer: z.array(participation) },
    ({ api }) => api.dashboard.joined(),
  ),
  route(
    "GET",
    "/dashboard/pending-requests",
    { is: "Golfers who wait for one's answer", for: "golfers", answer: z.array(participation) },
    ({ api }) => api.dashboard.pendingRequests(),
  ),
  route(
    "POST",
    "/process-pending-request",
    {
      is: "Submit the request that a visitor made before signing in",
      for: "golfers",
      body: openTeeTimeInput,
      answer: processedRequest,
      refuses: [400, 409],
    },
    ({ api, body }) => api.teeTime.processPending(body),
  ),
  route("GET", "/profile/:userId", { is: "A public profile", for: "anyone", answer: publicProfile }, ({ api, param }) =>
    api.profile.get({ userId: param("userId") }),
  ),
  route(
    "GET",
    "/profile/:userId/tee-times",
    { is: "What a golfer hosts", for: "anyone", answer: z.array(teeTimeCard) },
    ({ api, param }) => api.profile.teeTimes({ userId: param("userId") }),
  ),
  route(
    "PATCH",
    "/users/profile",
    { is: "Change one's own profile and settings", for: "golfers", body: updateProfileInput, answer: account },
    ({ api, body }) => api.profile.update(body),
  ),
  route(
    "GET",
    "/courses",
    { is: "Golf courses", for: "anyone", query: listCoursesInput, answer: z.array(course) },
    ({ api, query }) => api.course.list(query),
  ),
  route("GET", "/admin/stats", { is: "Figures for admins", for: "admins", answer: adminStats }, ({ api }) => api.admin.stats()),
  route(
    "GET",
    "/admin/users",
    {
      is: "Accounts",
      for: "admins",
      query: usersQuery,
      answer: z.array(adminUser),
      headers: { "X-Total-Count": "How many there are" },
    },
    async ({ api, query, header }) => {
      const { items, total } = await api.admin.users(query);
      header("X-Total-Count", String(total));
      return items;
    },
  ),
  route(
    "PATCH",
    "/admin/users/:userId",
    {
      is: "Grant or take admin rights",
      for: "admins",
      body: setAdminInput.pick({ isAdmin: true }),
      answer: namedAccount,
      refuses: [409],
    },
    ({ api, param, body }) => api.admin.setAdmin({ userId: param("userId"), ...body }),
  ),
  route(
    "POST",
    "/admin/courses",
    { is: "Add a course", for: "admins", body: createCourseInput, answer: course, status: 201, refuses: [409] },
    ({ api, body }) => api.admin.createCourse(body),
  ),
  route(
    "POST",
    "/admin/courses/csv",
    { is: "Add many courses", for: "admins", body: importCoursesInput, answer: importResult },
    ({ api, body }) => api.admin.importCourses(body),
  ),
  route(
    "PATCH",
    "/admin/courses/:id",
    { is: "Change a course", for: "admins", body: createCourseInput, answer: course, refuses: [409] },
    ({ api, param, body }) => api.admin.editCourse({ courseId: param("id"), ...body }),
  ),
  route(
    "DELETE",
    "/admin/courses/:id",
    { is: "Delete a course, or archive one that is used", for: "admins", answer: deletedCourse },
    ({ api, param }) => api.admin.deleteCourse({ courseId: param("id") }),
  ),
];
