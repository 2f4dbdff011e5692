import type { ProcedurePath } from "../router-types.ts";
import type { Game, Role, Scene } from "./access-scene.ts";

const OK = "ok";
const UNAUTHORIZED = "401 Unauthorized";
const HOST_ONLY = "403 Only the host can do this";
const NO_TEE_TIME = "404 Tee time not found";
const NO_PROFILE = "404 Profile not found or not public";
const WRONG_PASSWORD = "400 Current password is incorrect";
const NO_REQUEST = "404 Request not found";
const ADMIN_ONLY = "403 Admin access required";
const HOSTING = "400 You are hosting this tee time";
const ASKED = "409 You have already requested to join";
const JOINED = "409 You have already joined this tee time";
const REFUSED = "409 Your request was declined";
const NO_SEAT = "403 You are not a participant of this tee time";
const CLOSED = "409 This chat is closed";
const NOT_OVER = "409 This round is not over yet";
const CANCELLED = "409 This tee time was cancelled";

type Outcomes = Record<Role, string>;
type RestCall = readonly [method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object];

/** The outcome of one call for each role, over tRPC and REST. */
export type AccessCase = {
  game: Game;
  input?: (scene: Scene, role: Role) => unknown;
  rest?: (scene: Scene, role: Role) => RestCall;
  outcomes: Outcomes;
};

const anyone = (outcome: string): Outcomes => ({
  anonymous: outcome,
  stranger: outcome,
  pending: outcome,
  declined: outcome,
  confirmed: outcome,
  host: outcome,
  admin: outcome,
});
const members = (outcome: string, changes: Partial<Outcomes> = {}): Outcomes => ({
  ...anyone(outcome),
  anonymous: UNAUTHORIZED,
  ...changes,
});
/** The outcomes where an unlisted game is hidden. */
const outsiders = { stranger: NO_TEE_TIME, declined: NO_TEE_TIME, admin: NO_TEE_TIME };

const aGuest = { guestName: "Robin Vale", guestEmail: "robin@example.com" };
const theHost = ({ golfers }: Scene) => ({ userId: golfers.host.id });
/** A golfer with a private profile. */
const theAdmin = ({ golfers }: Scene) => ({ userId: golfers.admin.id });
const theGame = ({ game }: Scene) => ({ teeTimeId: game.id });
/** The role's own request; that of the pending golfer for a role without one. */
const aRequest = ({ requests }: Scene, role: Role): string =>
  role === "declined" || role === "confirmed" ? requests[role] : requests.pending;

const read =
  (path: (scene: Scene) => string) =>
  (scene: Scene): RestCall => ["GET", path(scene)];
const gamePath = ({ game }: Scene, rest = ""): string => `/api/tee-times/${game.id}${rest}`;

const newGame = ({ game }: Scene) => ({ courseId: game.courseId, date: "2026-06-20", time: "09:00" });
const newAccount = { email: "new@example.com", password: "a long walk", firstName: "New", lastName: "Golfer" };
const alreadyIn = { ...anyone("409 Already signed in"), anonymous: OK };
/** An email without an account. */
export const NO_ACCOUNT = "nobody@example.com";
const wrongPassword = { email: NO_ACCOUNT, password: "a long walk" };
const wrongToken = { token: "no such token", newPassword: "a longer walk" };

/** The chat of a game is for its host and confirmed players. */
const seated = (game: Game, outcome: string): Outcomes =>
  members(NO_SEAT, { ...(game !== "listed" && outsiders), confirmed: outcome, host: outcome });
const games = (row: (game: Game) => AccessCase): AccessCase[] => (["listed", "unlisted", "cancelled"] as const).map(row);

const admins = members(ADMIN_ONLY, { admin: OK });
const newCourse = { name: "Fox Hollow", location: "Anchorage, AK", city: "Anchorage", state: "AK" };
const theCourse = ({ game }: Scene) => ({ courseId: game.courseId });

const filters = { input: () => ({}) };

export const accessMatrix = {
  "account.current": [{ game: "listed", rest: read(() => "/api/auth/user"), outcomes: members(OK) }],
  "account.register": [
    { game: "listed", input: () => newAccount, rest: () => ["POST", "/api/auth/register", newAccount], outcomes: alreadyIn },
  ],
  "account.signIn": [
    {
      game: "listed",
      input: () => wrongPassword,
      rest: () => ["POST", "/api/auth/login", wrongPassword],
      outcomes: anyone("401 Invalid email or password"),
    },
  ],
  "account.signOut": [{ game: "listed", outcomes: anyone(OK) }],
  "account.forgotPassword": [
    {
      game: "listed",
      input: () => ({ email: NO_ACCOUNT }),
      rest: () => ["POST", "/api/auth/forgot-password", { email: NO_ACCOUNT }],
      outcomes: anyone(OK),
    },
  ],
  "account.resetPassword": [
    {
      game: "listed",
      input: () => wrongToken,
      rest: () => ["POST", "/api/auth/reset-password", wrongToken],
      outcomes: anyone("400 Invalid or expired token"),
    },
  ],
  "account.confirmEmail": [
    {
      game: "listed",
      input: () => ({ token: "no such token" }),
      rest: () => ["POST", "/api/auth/confirm-email", { token: "no such token" }],
      outcomes: members("400 Invalid or expired token"),
    },
  ],
  "account.reauthenticate": [
    {
      game: "listed",
      input: () => ({ password: "not the password" }),
      rest: () => ["POST", "/api/auth/confirm-password", { password: "not the password" }],
      outcomes: members(WRONG_PASSWORD),
    },
  ],
  "account.changePassword": [
    {
      game: "listed",
      input: () => ({ currentPassword: "wrong", newPassword: "a longer walk" }),
      outcomes: members(WRONG_PASSWORD),
    },
  ],
  "account.sessions": [{ game: "listed", outcomes: members(OK) }],
  "account.endOtherSessions": [{ game: "listed", outcomes: members(OK) }],
  "account.exportData": [{ game: "listed", outcomes: members(OK) }],
  "account.delete": [{ game: "listed", input: () => ({ password: "wrong" }), outcomes: members(WRONG_PASSWORD) }],
  "teeTime.list": [{ game: "listed", ...filters, rest: read(() => "/api/tee-times"), outcomes: members(OK) }],
  "teeTime.count": [{ game: "listed", ...filters, outcomes: members(OK) }],
  "teeTime.countByDay": [{ game: "listed", outcomes: members(OK) }],
  "teeTime.get": [
    { game: "listed", input: theGame, rest: read(gamePath), outcomes: members(OK) },
    { game: "unlisted", input: theGame, rest: read(gamePath), outcomes: members(OK, outsiders) },
    { game: "cancelled", input: theGame, rest: read(gamePath), outcomes: members(OK, outsiders) },
  ],
  "teeTime.overlap": [{ game: "listed", input: newGame, outcomes: members(OK) }],
  "teeTime.create": [
    { game: "listed", input: newGame, rest: (scene) => ["POST", "/api/tee-times", newGame(scene)], outcomes: members(OK) },
  ],
  "teeTime.edit": [
    {
      game: "listed",
      input: (scene) => ({ ...theGame(scene), totalSlots: 3 }),
      rest: (scene) => ["PATCH", gamePath(scene), { totalSlots: 3 }],
      outcomes: members(HOST_ONLY, { host: OK }),
    },
    {
      game: "unlisted",
      input: (scene) => ({ ...theGame(scene), totalSlots: 3 }),
      rest: (scene) => ["PATCH", gamePath(scene), { totalSlots: 3 }],
      outcomes: members(HOST_ONLY, { ...outsiders, host: OK }),
    },
    {
      game: "cancelled",
      input: (scene) => ({ ...theGame(scene), totalSlots: 3 }),
      rest: (scene) => ["PATCH", gamePath(scene), { totalSlots: 3 }],
      outcomes: members(HOST_ONLY, { ...outsiders, host: CANCELLED }),
    },
  ],
  "teeTime.cancel": [
    { game: "listed", input: theGame, rest: (scene) => ["DELETE", gamePath(scene)], outcomes: members(HOST_ONLY, { host: OK }) },
    {
      game: "unlisted",
      input: theGame,
      rest: (scene) => ["DELETE", gamePath(scene)],
      outcomes: members(HOST_ONLY, { ...outsiders, host: OK }),
    },
    {
      game: "cancelled",
      input: theGame,
      rest: (scene) => ["DELETE", gamePath(scene)],
      outcomes: members(HOST_ONLY, { ...outsiders, host: OK }),
    },
  ],
  "teeTime.join": [
    {
      game: "listed",
      input: theGame,
      rest: (scene) => ["POST", gamePath(scene, "/join")],
      outcomes: members(OK, { pending: ASKED, declined: REFUSED, confirmed: JOINED, host: HOSTING }),
    },
    {
      game: "unlisted",
      input: theGame,
      rest: (scene) => ["POST", gamePath(scene, "/join")],
      outcomes: members(NO_TEE_TIME, { pending: ASKED, confirmed: JOINED, host: HOSTING }),
    },
    {
      game: "cancelled",
      input: theGame,
      rest: (scene) => ["POST", gamePath(scene, "/join")],
      outcomes: members(NO_TEE_TIME, { pending: ASKED, confirmed: JOINED, host: HOSTING }),
    },
  ],
  "teeTime.joinWaitlist": games((game) => ({
    game,
    input: theGame,
    outcomes: members(game === "listed" ? "409 A spot is open: request to join instead" : NO_TEE_TIME, {
      pending: ASKED,
      declined: game === "listed" ? REFUSED : NO_TEE_TIME,
      confirmed: JOINED,
      host: HOSTING,
    }),
  })),
  "teeTime.acceptOffer": games((game) => ({
    game,
    input: theGame,
    outcomes: members(NO_REQUEST, {
      ...(game !== "listed" && outsiders),
      ...(game === "listed" && { declined: REFUSED }),
      pending: game === "cancelled" ? CANCELLED : "409 No spot is offered to you",
      confirmed: JOINED,
      host: HOSTING,
    }),
  })),
  "teeTime.handOver": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), participantId: scene.requests.confirmed }),
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: game === "cancelled" ? CANCELLED : OK }),
  })),
  "teeTime.withdraw": [
    {
      game: "listed",
      input: theGame,
      rest: (scene) => ["DELETE", gamePath(scene, "/join")],
      outcomes: members(NO_REQUEST, { pending: OK, declined: REFUSED, confirmed: OK }),
    },
    {
      game: "unlisted",
      input: theGame,
      rest: (scene) => ["DELETE", gamePath(scene, "/join")],
      outcomes: members(NO_TEE_TIME, { pending: OK, confirmed: OK, host: NO_REQUEST }),
    },
    {
      game: "cancelled",
      input: theGame,
      rest: (scene) => ["DELETE", gamePath(scene, "/join")],
      outcomes: members(NO_TEE_TIME, { pending: CANCELLED, confirmed: CANCELLED, host: NO_REQUEST }),
    },
  ],
  "teeTime.processPending": games((game) => ({
    game,
    input: theGame,
    rest: ({ game: { id } }) => ["POST", "/api/process-pending-request", { teeTimeId: id }],
    outcomes: members(game === "listed" ? OK : NO_TEE_TIME, {
      pending: game === "cancelled" ? CANCELLED : OK,
      declined: game === "listed" ? REFUSED : NO_TEE_TIME,
      confirmed: game === "cancelled" ? CANCELLED : OK,
      host: game === "cancelled" ? CANCELLED : HOSTING,
    }),
  })),
  "teeTime.renewInvite": [
    { game: "listed", input: theGame, outcomes: members(HOST_ONLY, { host: "409 A public tee time needs no invite link" }) },
    { game: "unlisted", input: theGame, outcomes: members(HOST_ONLY, { ...outsiders, host: OK }) },
    { game: "cancelled", input: theGame, outcomes: members(HOST_ONLY, { ...outsiders, host: CANCELLED }) },
  ],
  "participation.list": [
    { game: "listed", input: theGame, rest: read((scene) => gamePath(scene, "/participants")), outcomes: members(OK) },
    {
      game: "unlisted",
      input: theGame,
      rest: read((scene) => gamePath(scene, "/participants")),
      outcomes: members(OK, outsiders),
    },
    {
      game: "cancelled",
      input: theGame,
      rest: read((scene) => gamePath(scene, "/participants")),
      outcomes: members(OK, outsiders),
    },
  ],
  "participation.decide": [
    {
      game: "listed",
      input: (scene, role) => ({ participantId: aRequest(scene, role), status: "confirmed" }),
      rest: (scene, role) => ["PATCH", `/api/participants/${aRequest(scene, role)}/status`, { status: "confirmed" }],
      outcomes: members(HOST_ONLY, { stranger: NO_REQUEST, admin: NO_REQUEST, host: OK }),
    },
    {
      game: "unlisted",
      input: (scene, role) => ({ participantId: aRequest(scene, role), status: "confirmed" }),
      rest: (scene, role) => ["PATCH", `/api/participants/${aRequest(scene, role)}/status`, { status: "confirmed" }],
      outcomes: members(NO_REQUEST, { pending: HOST_ONLY, confirmed: HOST_ONLY, host: OK }),
    },
    {
      game: "listed",
      // Another golfer's request, also for a confirmed player.
      input: ({ requests }) => ({ participantId: requests.pending, status: "declined" }),
      rest: ({ requests }) => ["PATCH", `/api/participants/${requests.pending}/status`, { status: "declined" }],
      outcomes: members(NO_REQUEST, { pending: HOST_ONLY, host: OK }),
    },
    {
      game: "cancelled",
      input: (scene, role) => ({ participantId: aRequest(scene, role), status: "confirmed" }),
      rest: (scene, role) => ["PATCH", `/api/participants/${aRequest(scene, role)}/status`, { status: "confirmed" }],
      outcomes: members(NO_REQUEST, { pending: HOST_ONLY, confirmed: HOST_ONLY, host: CANCELLED }),
    },
  ],
  "guest.request": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), ...aGuest }),
    rest: (scene) => ["POST", gamePath(scene, "/guest-requests"), aGuest],
    outcomes:
      game === "listed"
        ? { ...anyone(OK), pending: ASKED, declined: REFUSED, confirmed: JOINED, host: HOSTING }
        : anyone(NO_TEE_TIME),
  })),
  "guest.list": games((game) => ({
    game,
    input: theGame,
    rest: read((scene) => gamePath(scene, "/guest-requests")),
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: OK }),
  })),
  "guest.decide": games((game) => ({
    game,
    input: ({ guestRequestId }) => ({ guestRequestId, status: "approved" }),
    rest: ({ guestRequestId }) => ["PATCH", `/api/guest-requests/${guestRequestId}/status`, { status: "approved" }],
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: game === "cancelled" ? CANCELLED : OK }),
  })),
  "profile.get": [
    {
      game: "listed",
      input: theHost,
      rest: read(({ golfers }) => `/api/profile/${golfers.host.id}`),
      outcomes: anyone(OK),
    },
    {
      game: "listed",
      input: theAdmin,
      rest: read(({ golfers }) => `/api/profile/${golfers.admin.id}`),
      outcomes: { ...anyone(NO_PROFILE), admin: OK },
    },
  ],
  "profile.teeTimes": [
    {
      game: "listed",
      input: theHost,
      rest: read(({ golfers }) => `/api/profile/${golfers.host.id}/tee-times`),
      outcomes: anyone(OK),
    },
    {
      game: "listed",
      input: theAdmin,
      rest: read(({ golfers }) => `/api/profile/${golfers.admin.id}/tee-times`),
      outcomes: { ...anyone("404 Tee times not found"), admin: OK },
    },
  ],
  "profile.update": [
    {
      game: "listed",
      input: () => ({ bio: "Early riser" }),
      rest: () => ["PATCH", "/api/users/profile", { bio: "Early riser" }],
      outcomes: members(OK),
    },
  ],
  "chat.history": games((game) => ({
    game,
    input: theGame,
    rest: read((scene) => gamePath(scene, "/messages")),
    outcomes: seated(game, OK),
  })),
  "chat.say": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), message: "See you on the first tee" }),
    outcomes: seated(game, game === "cancelled" ? CLOSED : OK),
  })),
  "chat.markRead": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), seq: 1 }),
    outcomes: seated(game, OK),
  })),
  "chat.typing": games((game) => ({ game, input: theGame, outcomes: seated(game, OK) })),
  "chat.events": games((game) => ({ game, input: theGame, outcomes: seated(game, OK) })),
  "chat.unread": [{ game: "listed", outcomes: members(OK) }],
  "chat.socketToken": [{ game: "listed", rest: () => ["POST", "/api/auth/websocket-token", {}], outcomes: members(OK) }],
  "live.changes": [{ game: "listed", outcomes: members(OK) }],
  "notification.list": [{ game: "listed", ...filters, outcomes: members(OK) }],
  "notification.unread": [{ game: "listed", outcomes: members(OK) }],
  "notification.markRead": [{ game: "listed", ...filters, outcomes: members(OK) }],
  "notification.unsubscribe": [
    {
      game: "listed",
      input: () => ({ token: "no such token", group: "JoinRequests" }),
      outcomes: anyone("404 This link no longer works"),
    },
  ],
  "notification.pushKey": [{ game: "listed", outcomes: members(OK) }],
  "notification.subscribePush": [
    {
      game: "listed",
      input: () => ({ endpoint: "https://updates.push.services.mozilla.com/wpush/v2/a", keys: { p256dh: "aa", auth: "bb" } }),
      outcomes: members(OK),
    },
    {
      game: "listed",
      input: () => ({ endpoint: "https://localhost/internal", keys: { p256dh: "aa", auth: "bb" } }),
      outcomes: members("400 Not a push service"),
    },
  ],
  "notification.unsubscribePush": [
    { game: "listed", input: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/a" }), outcomes: members(OK) },
  ],
  "calendar.feed": [{ game: "listed", outcomes: members(OK) }],
  "calendar.renewFeed": [{ game: "listed", outcomes: members(OK) }],
  "calendar.revokeFeed": [{ game: "listed", outcomes: members(OK) }],
  "rating.round": games((game) => ({
    game,
    input: theGame,
    outcomes: seated(game, game === "cancelled" ? CANCELLED : NOT_OVER),
  })),
  "rating.open": [{ game: "listed", outcomes: members(OK) }],
  "rating.rate": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), ...theHost(scene), verdict: { playedTogether: true, stars: 5 } }),
    outcomes: seated(game, game === "cancelled" ? CANCELLED : NOT_OVER),
  })),
  "participation.undoDecision": [
    {
      game: "listed",
      input: (scene, role) => ({ participantId: aRequest(scene, role) }),
      outcomes: members(HOST_ONLY, { stranger: NO_REQUEST, admin: NO_REQUEST, host: OK }),
    },
    {
      game: "unlisted",
      input: (scene, role) => ({ participantId: aRequest(scene, role) }),
      outcomes: members(NO_REQUEST, { pending: HOST_ONLY, confirmed: HOST_ONLY, host: OK }),
    },
  ],
  "guest.undoDecision": games((game) => ({
    game,
    input: ({ guestRequestId }) => ({ guestRequestId }),
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: OK }),
  })),
  "course.list": [{ game: "listed", ...filters, rest: read(() => "/api/courses"), outcomes: anyone(OK) }],
  "dashboard.hosted": [{ game: "listed", rest: read(() => "/api/dashboard/hosted"), outcomes: members(OK) }],
  "dashboard.joined": [{ game: "listed", rest: read(() => "/api/dashboard/joined"), outcomes: members(OK) }],
  "dashboard.pendingRequests": [{ game: "listed", rest: read(() => "/api/dashboard/pending-requests"), outcomes: members(OK) }],
  "dashboard.pendingGuests": [{ game: "listed", outcomes: members(OK) }],
  "dashboard.stats": [{ game: "listed", rest: read(() => "/api/dashboard/stats"), outcomes: members(OK) }],
  "admin.stats": [{ game: "listed", rest: read(() => "/api/admin/stats"), outcomes: admins }],
  "admin.days": [{ game: "listed", outcomes: admins }],
  "admin.users": [{ game: "listed", ...filters, rest: read(() => "/api/admin/users"), outcomes: admins }],
  "admin.user": [{ game: "listed", input: theHost, outcomes: admins }],
  "admin.endSessions": [{ game: "listed", input: theHost, outcomes: admins }],
  "admin.suspend": [
    { game: "listed", input: theHost, outcomes: admins },
    { game: "listed", input: theAdmin, outcomes: { ...admins, admin: "409 You cannot suspend yourself" } },
  ],
  "admin.reinstate": [{ game: "listed", input: theHost, outcomes: admins }],
  "admin.outbox": [{ game: "listed", ...filters, outcomes: admins }],
  "admin.audit": [{ game: "listed", ...filters, outcomes: admins }],
  "admin.courses": [{ game: "listed", ...filters, outcomes: admins }],
  "admin.courseUse": [{ game: "listed", input: theCourse, outcomes: admins }],
  "admin.createCourse": [
    {
      game: "listed",
      input: () => newCourse,
      rest: () => ["POST", "/api/admin/courses", newCourse],
      outcomes: admins,
    },
  ],
  "admin.editCourse": [
    {
      game: "listed",
      input: (scene) => ({ ...theCourse(scene), ...newCourse }),
      rest: ({ game }) => ["PATCH", `/api/admin/courses/${game.courseId}`, newCourse],
      outcomes: admins,
    },
  ],
  "admin.deleteCourse": [
    {
      game: "listed",
      input: theCourse,
      rest: ({ game }) => ["DELETE", `/api/admin/courses/${game.courseId}`],
      outcomes: admins,
    },
  ],
  "admin.importCourses": [
    {
      game: "listed",
      input: () => ({ courses: [newCourse] }),
      rest: () => ["POST", "/api/admin/courses/csv", { courses: [newCourse] }],
      outcomes: admins,
    },
  ],
  "admin.setAdmin": [
    {
      game: "listed",
      input: ({ golfers }) => ({ userId: golfers.stranger.id, isAdmin: true }),
      rest: ({ golfers }) => ["PATCH", `/api/admin/users/${golfers.stranger.id}`, { isAdmin: true }],
      outcomes: members(ADMIN_ONLY, { admin: OK }),
    },
    {
      game: "listed",
      input: ({ golfers }) => ({ userId: golfers.admin.id, isAdmin: false }),
      rest: ({ golfers }) => ["PATCH", `/api/admin/users/${golfers.admin.id}`, { isAdmin: false }],
      outcomes: members(ADMIN_ONLY, { admin: "409 You cannot change your own admin status" }),
    },
  ],
} as const satisfies Record<ProcedurePath, readonly AccessCase[]>;
