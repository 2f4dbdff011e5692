import type { ProcedurePath } from "@fourball/api/router-types";
import { idOf } from "@fourball/testkit/fixtures";
import { SAMPLE_COURSES } from "@fourball/testkit/mock-world/sample-games";
import { INVITE_TOKEN, type MockWorld } from "@fourball/testkit/mock-world/world";
import { z } from "zod";
import type { Call } from "./stages.ts";

type Inputs = (world: MockWorld) => readonly unknown[];
type Read = {
  inputs: Inputs;
  /** No mutation that the mock server answers changes it, so it is read at the start only. */
  isFixed?: true;
};

const MISSING = idOf(9999);
const NO_ID = "not-an-id";
const WORLD = { south: -80, west: -180, north: 80, east: 180 };
const CARMEL = { south: 36.5, west: -122, north: 36.62, east: -121.8 };
const MONTEREY = { latitude: 36.6, longitude: -121.9 };
const CHICAGO = { latitude: 41.9, longitude: -87.6 };

const once: Read = { inputs: () => [undefined] };
const fixed = (...inputs: readonly unknown[]): Read => ({ inputs: () => inputs, isFixed: true });
const byLink = fixed({ token: "a-token" }, {});

const games: Inputs = (world) => [...world.games.map(({ id }) => ({ teeTimeId: id })), { teeTimeId: MISSING }];
const ofEachGame: Read = { inputs: games };
const ofEachGolfer: Read = {
  inputs: ({ games, people, me }) =>
    [...new Set([me.id, MISSING, ...games.map(({ hostId }) => hostId), ...people.map(({ userId }) => userId)])].map((userId) => ({
      userId,
    })),
};
const ofEachCourse: Read = { inputs: () => [...SAMPLE_COURSES.map(({ id }) => id), MISSING].map((courseId) => ({ courseId })) };

/** The first is that of the marketplace as it opens; the others narrow it. */
const FILTERS = [
  {},
  { filter: "today" },
  { filter: "tomorrow" },
  { filter: "week" },
  { filter: "nearby" },
  { filter: "nearby", near: MONTEREY },
  { filter: "nearby", near: MONTEREY, radiusKm: 20 },
  { near: CHICAGO, radiusKm: 50 },
  { near: MONTEREY },
  { q: "larkspur" },
  { q: "maya" },
  { q: "old mill okafor" },
  { minOpen: 2 },
  { moods: ["early"] },
  { timesOfDay: ["morning", "evening"] },
  { timeFrom: "07:00", timeTo: "10:10" },
  { courseId: idOf(101) },
  { courseId: NO_ID },
  { handicapMin: 0, handicapMax: 12 },
  { handicapMin: 15 },
  { from: "2026-06-13", to: "2026-06-14" },
  { preferences: ["Walking preferred"] },
  { preferences: ["Birdies only"] },
  { box: CARMEL },
];
const ORDERS = [
  { sort: "local-first", timeZone: "America/Los_Angeles" },
  { sort: "local-first", timeZone: "Europe/Vienna", near: MONTEREY },
  { sort: "soonest", limit: 3 },
  { sort: "nearest" },
  { sort: "nearest", near: MONTEREY },
  { sort: "most-spots" },
  { sort: "worst" },
  { cursor: "nowhere" },
];

/** Every query of the router that the mock server answers, with what the screens ask of it. */
export const READS: Partial<Record<ProcedurePath, Read>> = {
  "account.current": once,
  "account.emailStatus": once,
  "account.sessions": once,
  "account.openSignUp": byLink,
  "passkey.methods": once,
  "identity.provider": fixed(undefined),
  "teeTime.list": { inputs: () => [...FILTERS, ...ORDERS] },
  "teeTime.count": { inputs: () => FILTERS },
  "teeTime.countByDay": once,
  "teeTime.map": { inputs: () => [{ box: WORLD }, { box: CARMEL }, { box: WORLD, q: "larkspur" }, {}] },
  "teeTime.mapStart": { inputs: () => [{ timeZone: "America/Los_Angeles" }, { timeZone: "Europe/Vienna" }] },
  "teeTime.unplaced": fixed({}),
  "teeTime.fromPartners": fixed(undefined),
  "teeTime.get": {
    inputs: (world) => [
      ...games(world),
      ...games(world).map((game) => ({ ...Object(game), invite: INVITE_TOKEN })),
      { teeTimeId: NO_ID },
    ],
  },
  "teeTime.overlap": {
    inputs: ({ games }) => [
      ...games.map(({ courseId, date, time }) => ({ courseId, date, time })),
      ...games.map(({ id, courseId, date, time }) => ({ courseId, date, time, except: id })),
      { courseId: MISSING, date: "2026-06-12", time: "06:10" },
    ],
  },
  "participation.list": ofEachGame,
  "participation.openPlaying": byLink,
  "fill.get": ofEachGame,
  "fill.open": byLink,
  "guest.own": fixed({ guestRequestId: MISSING, token: "a-token" }, { guestRequestId: NO_ID, token: "a-token" }),
  "guest.list": ofEachGame,
  "profile.get": ofEachGolfer,
  "profile.teeTimes": ofEachGolfer,
  "profile.rounds": ofEachGolfer,
  "block.list": once,
  "report.warnings": fixed(undefined),
  "chat.history": {
    inputs: (world) => [...games(world), ...games(world).map((game) => ({ ...Object(game), before: 2, limit: 1 }))],
  },
  "chat.unread": once,
  "chat.muted": once,
  "roundLink.own": ofEachGame,
  "roundLink.open": fixed({ id: MISSING, token: "a-token" }),
  "proposal.get": ofEachGame,
  "cost.get": ofEachGame,
  "savedSearch.list": once,
  "standingGame.list": fixed(undefined),
  "standingGame.candidates": once,
  "notification.list": { inputs: () => [{}] },
  "notification.unread": once,
  "notification.pushKey": fixed(undefined),
  "calendar.feed": fixed(undefined),
  "rating.round": ofEachGame,
  "rating.open": once,
  "partner.answered": fixed(undefined),
  "attendance.own": once,
  "attendance.arrivals": ofEachGame,
  "attendance.round": ofEachGame,
  "course.list": fixed({}, { q: "cypress monterey" }, { near: MONTEREY }, { near: CHICAGO }, { id: idOf(102) }, { limit: 1 }),
  "course.mapTiles": fixed(undefined),
  "course.get": ofEachCourse,
  "course.teeTimes": ofEachCourse,
  "dashboard.stats": once,
  "dashboard.hosted": once,
  "dashboard.joined": once,
  "dashboard.pendingRequests": once,
  "dashboard.pendingGuests": once,
  "admin.stats": fixed(undefined),
  "admin.days": fixed(undefined),
  "admin.attention": fixed(undefined),
  "admin.users": fixed({}),
  "admin.user": fixed({ userId: MISSING }),
  "admin.reports": fixed({}),
  "admin.report": fixed({ reportId: MISSING }),
  "admin.deliveries": fixed({}),
  "admin.audit": fixed({}),
  "admin.disputes": fixed({}),
  "admin.courses": fixed({}),
  "admin.courseUse": fixed({ courseId: MISSING }),
};

const NARROWED = /^teeTime\.(list|count|map|mapStart|overlap)$/;

/** What is read of a scenario before anything changes; where there is little, or for visitors, narrowing it shows nothing. */
export function readsOf(world: MockWorld): Call[] {
  const calls = Object.entries(READS).flatMap(([path, { inputs }]) => inputs(world).map((input) => ({ path, input })));
  return world.isSignedIn && world.games.length > 2 ? calls : calls.filter(isWhole);
}

const isWhole = ({ path }: Call, index: number, calls: readonly Call[]): boolean =>
  !NARROWED.test(path) || calls.findIndex((call) => call.path === path) === index;

/** What a sequence may have changed: of golfers and courses, and of the games that it was about. */
export const readsInTheEnd = (world: MockWorld, touched: ReadonlySet<string>): Call[] =>
  readsOf(world)
    .filter(isWhole)
    .filter(({ path }) => !READS_AT_START.has(path))
    .filter(({ input }) => {
      const { teeTimeId } = gameNamed.parse(input ?? {});
      return teeTimeId === undefined || touched.has(teeTimeId);
    });

const gameNamed = z.object({ teeTimeId: z.string().optional() });
const READS_AT_START = new Set(Object.entries(READS).flatMap(([path, { isFixed }]) => (isFixed ? [path] : [])));

const OF_GAMES = ["teeTime.list", "dashboard.stats", "dashboard.hosted", "dashboard.joined", "dashboard.pendingRequests"];
const OF_GAME = ["teeTime.get", "participation.list", "chat.history"];
/** What a change of each kind shows at once: of the viewer, and of the game that it was about. */
const CHANGED: Record<string, { viewer: string[]; game: string[] }> = {
  teeTime: { viewer: OF_GAMES, game: OF_GAME },
  participation: { viewer: OF_GAMES, game: OF_GAME },
  block: { viewer: ["block.list", ...OF_GAMES], game: [] },
  chat: { viewer: ["chat.unread", "chat.muted"], game: ["chat.history"] },
  rating: { viewer: ["rating.open"], game: ["rating.round"] },
  savedSearch: { viewer: ["savedSearch.list"], game: [] },
  notification: { viewer: ["notification.list", "notification.unread"], game: [] },
  profile: { viewer: ["account.current", "teeTime.list"], game: [] },
  account: { viewer: ["account.current", "dashboard.hosted"], game: [] },
};

export function readsAfter({ path }: Pick<Call, "path">, teeTimeId: string | undefined): Call[] {
  const { viewer = [], game = [] } = CHANGED[path.split(".")[0] ?? ""] ?? {};
  return [
    ...viewer.map((list) => ({ path: list, input: list === "teeTime.list" || list === "notification.list" ? {} : undefined })),
    ...(teeTimeId === undefined ? [] : game.map((of) => ({ path: of, input: { teeTimeId } }))),
  ];
}
