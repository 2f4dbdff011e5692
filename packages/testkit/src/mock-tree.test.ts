import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

// Inside the package, where its imports resolve, and outside of what is checked otherwise.
const folder = fileURLToPath(new URL("../node_modules/.proof/", import.meta.url));
const compiler = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));

/** Trees that the router has outgrown, each as one declaration over `club`, a tree that fits. */
const outgrown = {
  "a procedure was added": "const tree: MockTree = { ...club, teeTime: without(club.teeTime, 'join') };",
  "a procedure was removed": "const tree: MockTree = { ...club, teeTime: { ...club.teeTime, leave: () => null } };",
  "a procedure was renamed":
    "const tree: MockTree = { ...club, teeTime: { ...without(club.teeTime, 'join'), ask: club.teeTime.join } };",
  "a router was added": "const tree: MockTree = without(club, 'course');",
  "a field of an answer was added":
    "const tree: MockTree = { ...club, dashboard: { ...club.dashboard, stats: () => without(stats, 'openSlots') } };",
  // An arrow's own answer may hold more than is asked of it, which is why fixtures declare what they return.
  "a field of an answer was removed": "const fixture = (): RouterOutputs['dashboard']['stats'] => ({ ...stats, birdies: 3 });",
  "a field of an answer changed its type":
    "const tree: MockTree = { ...club, dashboard: { ...club.dashboard, stats: () => ({ ...stats, openSlots: '3' }) } };",
  "a member of an enum went":
    "const tree: MockTree = { ...club, teeTime: { ...club.teeTime, get: () => ({ ...detail, mood: 'grumpy' }) } };",
  "a member of an enum was added": "const words: Record<TeeTimeDetail['mood'], string> = { early: '', casual: '' };",
  "a field of an answer lost its null":
    "const tree: MockTree = { ...club, teeTime: { ...club.teeTime, get: () => ({ ...detail, courseId: null }) } };",
  "an input changed its type":
    "const tree: MockTree = { ...club, teeTime: { ...club.teeTime, count: ({ minOpen }) => minOpen.length } };",
  "a refused procedure was renamed": "const line: Line = { refusals: { 'teeTime.ask': null } };",
  "a refusal lost its code": "const line: Line = { refusals: { 'teeTime.join': new Failure('too_late', 'Too late') } };",
  "a scenario is in no table": "const texts: Record<ScenarioName, string> = { busy: '8 games' };",
  "a field of an input was renamed":
    "const tree: MockTree = { ...club, teeTime: { ...club.teeTime, withdraw: ({ gameId }) => ({ teeTimeId: gameId }) } };",
  "a subscription was renamed":
    "const happen = () => socket.emit('chat.happenings', { teeTimeId: '1' }, { type: 'here', people: [] });",
  "an event of a subscription changed":
    "const happen = () => socket.emit('chat.events', { teeTimeId: '1' }, { type: 'here', persons: [] });",
  "an event of a subscription went": "const happen = () => socket.emit('live.changes', undefined, { type: 'weather' });",
  "a subscription asks for something else":
    "const happen = () => socket.emit('chat.events', { gameId: '1' }, { type: 'here', people: [] });",
};
const fitting = `const tree: MockTree = { ...club, dashboard: { ...club.dashboard, stats: () => ({ ...stats, openSlots: 3 }) } };
  const line: Line = { refusals: { "teeTime.join": new Failure("conflict", "Tee time is full"), "account.current": null } };
  socket.emit("chat.events", { teeTimeId: "1" }, { type: "here", people: [] });
  socket.emit("live.changes", undefined, { type: "everything" });`;

const proof = (declaration: string): string => `
import { Failure } from "@fourball/domain/failure";
import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { RouterOutputs } from "@fourball/api/client";
import type { FakeSocket } from "../../src/fake-socket.ts";
import type { Line } from "../../src/line.ts";
import type { MockTree } from "../../src/mock-tree.ts";
import type { ScenarioName } from "../../src/scenarios.ts";
declare const club: MockTree;
declare const socket: FakeSocket;
declare const stats: DashboardStats;
declare const detail: TeeTimeDetail;
declare function without<T, K extends keyof T>(whole: T, key: K): Omit<T, K>;
export ${declaration}
`;

let complaints: Set<string>;

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const files = { fitting, ...outgrown };
  for (const [title, declaration] of Object.entries(files)) writeFileSync(`${folder}${fileOf(title)}`, proof(declaration));
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify({ extends: "../../tsconfig.json", include: ["*.ts"] }));
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder, "--pretty", "false"], { encoding: "utf8" });
  complaints = new Set([...stdout.matchAll(/([\w-]+\.ts)\(\d+,\d+\): error/g)].map(([, file]) => file ?? ""));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (title: string): string => `${title.replaceAll(" ", "-")}.ts`;

test("mocks that know the router compile", () => {
  expect(complaints).not.toContain(fileOf("fitting"));
});

test.each(Object.keys(outgrown))("mocks stop compiling when %s", (title) => {
  expect(complaints).toContain(fileOf(title));
});
