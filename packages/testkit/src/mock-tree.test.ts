import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

// Inside the package, so that imports resolve, but outside the files of its own type-check.
const folder = fileURLToPath(new URL("../node_modules/.proof/", import.meta.url));
const compiler = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));

/** References the API, so that `tsc -b` updates its declarations first. */
const config = {
  extends: "../../tsconfig.json",
  compilerOptions: { composite: false, declarationMap: false, emitDeclarationOnly: false, noEmit: true },
  include: ["*.ts"],
  references: [{ path: "../../../api" }, { path: "../../../domain" }],
};

/** Outdated mocks, each as one declaration over `answers`, a valid tree. */
const outdated = {
  "a procedure was added": "const tree: MockTree = { ...answers, teeTime: without(answers.teeTime, 'join') };",
  "a procedure was removed": "const tree: MockTree = { ...answers, teeTime: { ...answers.teeTime, leave: () => null } };",
  "a procedure was renamed":
    "const tree: MockTree = { ...answers, teeTime: { ...without(answers.teeTime, 'join'), ask: answers.teeTime.join } };",
  "a router was added": "const tree: MockTree = without(answers, 'course');",
  "a field of an answer was added":
    "const tree: MockTree = { ...answers, dashboard: { ...answers.dashboard, stats: () => without(stats, 'openSlots') } };",
  // An arrow function may return excess properties, which is why fixtures declare their return type.
  "a field of an answer was removed": "const fixture = (): RouterOutputs['dashboard']['stats'] => ({ ...stats, birdies: 3 });",
  "a field of an answer changed its type":
    "const tree: MockTree = { ...answers, dashboard: { ...answers.dashboard, stats: () => ({ ...stats, openSlots: '3' }) } };",
  "a member of an enum was removed":
    "const tree: MockTree = { ...answers, teeTime: { ...answers.teeTime, get: () => ({ ...detail, mood: 'grumpy' }) } };",
  "a member of an enum was added": "const words: Record<TeeTimeDetail['mood'], string> = { early: '', casual: '' };",
  "a field of an answer lost its null":
    "const tree: MockTree = { ...answers, teeTime: { ...answers.teeTime, get: () => ({ ...detail, courseId: null }) } };",
  "an input changed its type":
    "const tree: MockTree = { ...answers, teeTime: { ...answers.teeTime, count: ({ minOpen }) => minOpen.length } };",
  "a failing procedure was renamed": "const network: NetworkConditions = { failures: { 'teeTime.ask': null } };",
  "a failure was renamed": "const network: NetworkConditions = { failures: { 'teeTime.join': fail('tooLate') } };",
  "a scenario was added": "const texts: Record<ScenarioName, string> = { busy: '8 games' };",
  "a field of an input was renamed":
    "const tree: MockTree = { ...answers, teeTime: { ...answers.teeTime, withdraw: ({ gameId }) => ({ teeTimeId: gameId }) } };",
  "a subscription was renamed":
    "const emit = () => socket.emit('chat.updates', { teeTimeId: '1' }, { type: 'here', people: [] });",
  "an event of a subscription changed":
    "const emit = () => socket.emit('chat.events', { teeTimeId: '1' }, { type: 'here', persons: [] });",
  "an event of a subscription was removed": "const emit = () => socket.emit('live.changes', undefined, { type: 'weather' });",
  "an input of a subscription was renamed":
    "const emit = () => socket.emit('chat.events', { gameId: '1' }, { type: 'here', people: [] });",
};
const upToDate = `const tree: MockTree = { ...answers, dashboard: { ...answers.dashboard, stats: () => ({ ...stats, openSlots: 3 }) } };
  const network: NetworkConditions = { failures: { "teeTime.join": fail("teeTimeFull"), "account.current": null } };
  socket.emit("chat.events", { teeTimeId: "1" }, { type: "here", people: [] });
  socket.emit("live.changes", undefined, { type: "everything" });`;

const sourceOf = (declaration: string): string => `
import { fail } from "@fourball/domain/failure";
import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { RouterOutputs } from "@fourball/api/router-types";
import type { FakeSocket } from "../../src/sockets/fake-socket.ts";
import type { NetworkConditions } from "../../src/network.ts";
import type { MockTree } from "../../src/mock-tree.ts";
import type { ScenarioName } from "../../src/scenarios.ts";
declare const answers: MockTree;
declare const socket: FakeSocket;
declare const stats: DashboardStats;
declare const detail: TeeTimeDetail;
declare function without<T, K extends keyof T>(whole: T, key: K): Omit<T, K>;
export ${declaration}
`;

let failingFiles: Set<string>;

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const files = { upToDate, ...outdated };
  for (const [title, declaration] of Object.entries(files)) writeFileSync(`${folder}${fileOf(title)}`, sourceOf(declaration));
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify(config));
  const { stdout } = spawnSync(process.execPath, [compiler, "-b", folder, "--checkers", "1", "--pretty", "false"], {
    encoding: "utf8",
  });
  failingFiles = new Set([...stdout.matchAll(/([\w-]+\.ts)\(\d+,\d+\): error/g)].map(([, file]) => file ?? ""));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (title: string): string => `${title.replaceAll(" ", "-")}.ts`;

test("MockTree › mocks that match the router compile", () => {
  expect(failingFiles).not.toContain(fileOf("upToDate"));
});

test.each(Object.keys(outdated))("MockTree › mocks stop compiling when %s", (title) => {
  expect(failingFiles).toContain(fileOf(title));
});
