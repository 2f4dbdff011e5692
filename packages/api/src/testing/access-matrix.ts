import type { ProcedurePath } from "../client.ts";
import type { Game, Role, Scene } from "./club-scene.ts";

const OK = "ok";
const UNAUTHORIZED = "401 Unauthorized";
const HOST_ONLY = "403 Only the host can do this";
const NO_TEE_TIME = "404 Tee time not found";
const NO_REQUEST = "404 Request not found";
const ADMIN_ONLY = "403 Admin access required";
const HOSTING = "400 You are hosting this tee time";
const ASKED = "409 You have already requested to join";
const JOINED = "409 You have already joined this tee time";
const REFUSED = "409 Your request was declined";
const CANCELLED = "409 This tee time was cancelled";

type Outcomes = Record<Role, string>;
type RestCall = readonly [method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object];

/** What each role hears when it makes one call, at every door that the call has. */
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
/** To whom an unlisted game does not exist. */
const outsiders = { stranger: NO_TEE_TIME, declined: NO_TEE_TIME, admin: NO_TEE_TIME };

const theGame = ({ game }: Scene) => ({ teeTimeId: game.id });
/** One's own request; the pending golfer's for whoever has none. */
const aRequest = ({ requests }: Scene, role: Role): string =>
  role === "declined" || role === "confirmed" ? requests[role] : requests.pending;

const read =
  (path: (scene: Scene) => string) =>
  (scene: Scene): RestCall => ["GET", path(scene)];
const gamePath = ({ game }: Scene, rest = ""): string => `/api/tee-times/${game.id}${rest}`;

const newGame = ({ game }: Scene) => ({ courseId: game.courseId, date: "2026-06-20", time: "09:00" });
const newAccount = { email: "new@example.com", password: "a long walk", firstName: "New", lastName: "Golfer" };
const alreadyIn = { ...anyone("409 Already signed in"), anonymous: OK };
const wrongPassword = { email: "nobody@example.com", password: "a long walk" };
const wrongToken = { token: "no such token", newPassword: "a longer walk" };

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
      input: () => ({ email: "nobody@example.com" }),
      rest: () => ["POST", "/api/auth/forgot-password", { email: "nobody@example.com" }],
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
      // Somebody else's request, for a confirmed player too.
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
  "course.list": [{ game: "listed", ...filters, rest: read(() => "/api/courses"), outcomes: anyone(OK) }],
  "dashboard.stats": [{ game: "listed", rest: read(() => "/api/dashboard/stats"), outcomes: members(OK) }],
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
