import type { Game, Role, Scene } from "../access-scene.ts";

export const OK = "ok";
export const UNAUTHORIZED = "401 Unauthorized";
export const HOST_ONLY = "403 Only the host can do this";
export const NO_TEE_TIME = "404 Tee time not found";
export const NO_PROFILE = "404 Profile not found or not public";
export const WRONG_PASSWORD = "400 Current password is incorrect";
export const NO_GOLFER = "404 Golfer not found";
export const NO_REQUEST = "404 Request not found";
export const ADMIN_ONLY = "403 Admin access required";
export const NO_ENTRY = "404 Entry not found";
export const HOSTING = "400 You are hosting this tee time";
export const ASKED = "409 You have already requested to join";
export const JOINED = "409 You have already joined this tee time";
export const REFUSED = "409 Your request was declined";
export const NO_SEAT = "403 You are not a participant of this tee time";
export const CLOSED = "409 This chat is closed";
export const NOT_OVER = "409 This round is not over yet";
export const CANCELLED = "409 This tee time was cancelled";

export type Outcomes = Record<Role, string>;
export type RestCall = readonly [method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object];

/** The outcome of one call for each role, over tRPC and REST. */
export type AccessCase = {
  game: Game;
  input?: (scene: Scene, role: Role) => unknown;
  rest?: (scene: Scene, role: Role) => RestCall;
  outcomes: Outcomes;
};

export const anyone = (outcome: string): Outcomes => ({
  anonymous: outcome,
  stranger: outcome,
  pending: outcome,
  declined: outcome,
  confirmed: outcome,
  host: outcome,
  admin: outcome,
});
export const members = (outcome: string, changes: Partial<Outcomes> = {}): Outcomes => ({
  ...anyone(outcome),
  anonymous: UNAUTHORIZED,
  ...changes,
});
/** The outcomes where an unlisted game is hidden. */
export const outsiders = { stranger: NO_TEE_TIME, declined: NO_TEE_TIME, admin: NO_TEE_TIME };

export const aGuest = { guestName: "Robin Vale", guestEmail: "robin@example.com" };
export const theHost = ({ golfers }: Scene) => ({ userId: golfers.host.id });
/** A golfer with a private profile. */
export const theAdmin = ({ golfers }: Scene) => ({ userId: golfers.admin.id });
export const theGame = ({ game }: Scene) => ({ teeTimeId: game.id });
/** The role's own request; that of the pending golfer for a role without one. */
export const aRequest = ({ requests }: Scene, role: Role): string =>
  role === "declined" || role === "confirmed" ? requests[role] : requests.pending;

export const read =
  (path: (scene: Scene) => string) =>
  (scene: Scene): RestCall => ["GET", path(scene)];
export const gamePath = ({ game }: Scene, rest = ""): string => `/api/tee-times/${game.id}${rest}`;

export const newGame = ({ game }: Scene) => ({ courseId: game.courseId, date: "2026-06-20", time: "09:00" });
export const newAccount = { email: "new@example.com", password: "a long walk", firstName: "New", lastName: "Golfer" };
export const alreadyIn = { ...anyone("409 Already signed in"), anonymous: OK };
/** An email without an account. */
export const NO_ACCOUNT = "nobody@example.com";
export const wrongPassword = { email: NO_ACCOUNT, password: "a long walk" };
export const wrongToken = { token: "no such token", newPassword: "a longer walk" };

/** The chat of a game is for its host and confirmed players. */
export const seated = (game: Game, outcome: string): Outcomes =>
  members(NO_SEAT, { ...(game !== "listed" && outsiders), confirmed: outcome, host: outcome });
export const games = (row: (game: Game) => AccessCase): AccessCase[] => (["listed", "unlisted", "cancelled"] as const).map(row);

export const admins = members(ADMIN_ONLY, { admin: OK });
export const newCourse = { name: "Fox Hollow", location: "Anchorage, AK", city: "Anchorage", state: "AK" };
export const theCourse = ({ game }: Scene) => ({ courseId: game.courseId });

/** The box of a map that shows everything. */
export const theWorld = { west: -180, south: -90, east: 180, north: 90 };

export const filters = { input: () => ({}) };
