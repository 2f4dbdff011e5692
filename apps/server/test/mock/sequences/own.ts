import { PUBLIC } from "@fourball/testkit/mock-world/gate";
import { NOT_MOCKED } from "@fourball/testkit/mock-world/not-mocked";
import { MOCK_PASSWORD } from "@fourball/testkit/mock-world/world";
import type { Step } from "../play.ts";
import { procedures } from "../stages.ts";
import { game, LARKSPUR, MAYA, MISSING, type Sequence, step } from "./sequence.ts";

const room = { teeTimeId: game(0) };
const round = { teeTimeId: game(20), userId: MAYA };
const stars = (count: number) => ({ verdict: { playedTogether: true, stars: count } });
const save = (filter: object, frequency = "at-once"): Step => step("savedSearch.save", { filter, frequency });
const update = (changes: object): Step => step("profile.update", changes);
const signIn = (email: string, password: string): Step => step("account.signIn", { email, password });
const ADDRESS = "alex.lee@example.com";

/** What the mock server refuses visitors, or answers them. */
const isForVisitors = ([path, type]: [string, string]): boolean =>
  type === "mutation" && !path.startsWith("account.") && !(NOT_MOCKED.has(path) && PUBLIC.has(path));

/** What golfers do for themselves. */
export const own: Record<string, Sequence> = {
  "a player chats": {
    scenario: "busy",
    steps: [
      step("chat.say", { ...room, message: "On my way", clientId: "first" }),
      step("chat.say", { ...room, message: "On my way", clientId: "first" }),
      step("chat.say", { ...room, message: "With coffee" }),
      step("chat.react", { ...room, seq: 1, emoji: "👍" }),
      step("chat.react", { ...room, seq: 1, emoji: "🔥" }),
      step("chat.react", { ...room, seq: 1, emoji: null }),
      step("chat.react", { ...room, seq: 99, emoji: "🔥" }),
      step("chat.react", { ...room, seq: 99, emoji: null }),
      step("chat.markRead", { ...room, seq: 1 }),
      step("chat.markRead", { ...room, seq: 99 }),
      step("chat.markRead", { ...room, seq: 1 }),
      step("chat.delete", { ...room, seq: 3 }),
      step("chat.delete", { ...room, seq: 3 }),
      step("chat.react", { ...room, seq: 3, emoji: "🔥" }),
      step("chat.delete", { ...room, seq: 1 }),
      step("chat.delete", { ...room, seq: 99 }),
      step("chat.mute", { ...room, isMuted: true }),
      step("chat.mute", { ...room, isMuted: true }),
      step("chat.mute", { ...room, isMuted: false }),
      step("chat.typing", room),
      step("chat.socketToken"),
    ],
  },
  "a golfer may not chat": {
    scenario: "busy",
    steps: [
      ...[game(1), MISSING].flatMap((teeTimeId) => [
        step("chat.say", { teeTimeId, message: "Hello" }),
        step("chat.react", { teeTimeId, seq: 1, emoji: "👍" }),
        step("chat.markRead", { teeTimeId, seq: 1 }),
        step("chat.delete", { teeTimeId, seq: 1 }),
        step("chat.mute", { teeTimeId, isMuted: true }),
        step("chat.typing", { teeTimeId }),
      ]),
      step("chat.say", { ...room, message: " \u200b" }),
      step("chat.say", { ...room, message: "x".repeat(501) }),
      step("chat.react", { ...room, seq: 1, emoji: "x" }),
    ],
  },
  "a golfer rates a round": {
    scenario: "busy",
    steps: [
      step("rating.rate", { ...round, ...stars(5) }),
      step("rating.rate", { ...round, ...stars(3) }),
      step("rating.rate", { ...round, verdict: { playedTogether: false } }),
      step("rating.rate", { ...round, userId: "00000000-0000-4000-8000-000000000001", ...stars(3) }),
      step("rating.rate", { ...round, userId: MISSING, ...stars(3) }),
      step("rating.rate", { ...round, teeTimeId: game(0), ...stars(3) }),
      step("rating.rate", { ...round, teeTimeId: game(1), ...stars(3) }),
      step("rating.rate", { ...round, ...stars(9) }),
    ],
  },
  "a golfer saves searches and reads notifications": {
    scenario: "busy",
    steps: [
      save({}),
      save({ filter: "today" }),
      save({ q: " larkspur " }),
      save({ q: "larkspur" }, "daily"),
      save({ near: { latitude: 36.6012, longitude: -121.894 }, radiusKm: 40, moods: ["early", "casual"] }),
      save({ near: { latitude: 41.9, longitude: -87.6 }, filter: "nearby" }),
      save({ courseId: LARKSPUR }, "weekly"),
      save({ courseId: MISSING }),
      save({ to: "2026-06-01" }),
      save({ q: "x" }, "hourly"),
      step("savedSearch.change", (made) => ({ id: made(1), isOn: false })),
      step("savedSearch.change", (made) => ({ id: made(1), frequency: "weekly", isOn: true })),
      step("savedSearch.change", { id: MISSING, isOn: false }),
      step("savedSearch.delete", (made) => ({ id: made(1) })),
      step("savedSearch.delete", (made) => ({ id: made(1) })),
      step("notification.markRead", { ids: [MISSING] }),
      step("notification.markRead", {}),
      step("notification.markRead", { ids: ["not-an-id"] }),
    ],
  },
  "a golfer changes settings": {
    scenario: "busy",
    steps: [
      update({ firstName: "Sasha", lastName: "O'Neil" }),
      update({ handicap: 9.5, bio: "Early rounds" }),
      update({ handicap: 99 }),
      update({ firstName: "x".repeat(200) }),
      update({ bio: "" }),
      update({ phoneNumber: "+1 831 555 0142", smsOptIn: true }),
      update({ phoneNumber: "+1 831 555 0143" }),
      update({ marketingOptIn: true, emailJoinRequests: false, quietHours: null }),
      update({ homePlace: { latitude: 36.6, longitude: -121.9, name: "Monterey" } }),
      update({ showsReasons: false, timeZone: "America/New_York" }),
      update({ publicProfile: false }),
      update({}),
      step("account.forgotPassword", { email: ADDRESS }),
      step("account.forgotPassword", { email: "no address" }),
    ],
  },
  "a golfer signs out and in": {
    scenario: "busy",
    steps: [
      step("account.signOut"),
      signIn(ADDRESS, "wrong password"),
      signIn("somebody@example.com", MOCK_PASSWORD),
      signIn("no address", MOCK_PASSWORD),
      signIn(ADDRESS, MOCK_PASSWORD),
    ],
  },
  "a visitor may change nothing": {
    scenario: "signed-out",
    steps: [...procedures].filter(isForVisitors).map(([path]) => step(path, {})),
  },
  "a golfer is no admin": {
    scenario: "host",
    steps: [...procedures.keys()].filter((path) => path.startsWith("admin.")).map((path) => step(path, {})),
  },
};
