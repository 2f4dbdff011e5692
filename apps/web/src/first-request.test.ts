import { BATCH_MAX } from "@fourball/domain/batch";
import { aTeeTimeCard, aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onPhone } from "./testing/on-phone.ts";

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.unstubAllGlobals();
  ask.mockReset();
  delete document.documentElement.dataset.page;
  document.body.replaceChildren();
  delete window.firstAnswers;
  window.history.replaceState(null, "", "/");
});

async function openDocument(page: string, address: string, answers: readonly unknown[] | Error) {
  document.documentElement.dataset.page = page;
  window.history.replaceState(null, "", address);
  if (answers instanceof Error) ask.mockRejectedValue(answers);
  else ask.mockResolvedValue(Response.json(answers));
  await import("./first-request.ts");
  return { answers: await window.firstAnswers, asked: ask.mock.calls.map(([url]) => String(url)) };
}

const data = (value: unknown) => ({ result: { data: value } });

const game = aTeeTimeDetail({ sky: { land: "links", light: "dusk" } });

test("first request › asks once for all that a page shows first", async () => {
  const { asked, answers } = await openDocument("tee-time", "/tee-times/42?invite=abc", [
    ...["me", { unread: 0 }, []].map(data),
    data(game),
    data("its players"),
    data([]),
  ]);
  expect(asked).toHaveLength(1);
  const url = new URL(asked[0] ?? "", "http://localhost");
  expect(url.pathname).toBe(
    "/trpc/account.current,notification.unread,chat.unread,teeTime.get,participation.list,report.warnings",
  );
  const input = { teeTimeId: "42", invite: "abc" };
  expect(JSON.parse(url.searchParams.get("input") ?? "")).toEqual({ 3: input, 4: input });
  expect(answers).toContainEqual({ path: "teeTime.get", input, isPaged: false, data: game });
});

const skeletons = "<span data-picture-place></span>".repeat(2);

test("first request › shows the picture of the question where the golfer plays before anything is answered", async () => {
  document.body.innerHTML = skeletons;
  ask.mockReturnValue(new Promise(() => undefined));
  document.documentElement.dataset.page = "marketplace";
  await import("./first-request.ts");
  const pictures = Array.from(document.querySelectorAll("img"), ({ src }) => src);
  expect(pictures).toEqual([expect.stringMatching(/\/parkland-morning-[012]\.svg$/)]);
});

test("first request › shows the picture of the first card in the place that the document keeps for it", async () => {
  document.body.innerHTML = skeletons;
  localStorage.setItem("fourball.near", JSON.stringify({ isLater: true }));
  const full = aTeeTimeCard({ totalSlots: 2, confirmedCount: 1, sky: { land: "links", light: "dawn" } });
  const open = aTeeTimeCard({ sky: { land: "desert", light: "dusk" } });
  await openDocument("marketplace", "/marketplace", [
    ...["me", { unread: 0 }, [], "figures", []].map(data),
    data({ items: [full, open], nextCursor: null }),
    data(2),
  ]);
  const pictures = Array.from(document.querySelectorAll("img"));
  expect(pictures.map(({ src }) => src)).toEqual([expect.stringMatching(/\/desert-dusk-[012]\.svg$/)]);
  expect(document.querySelector("span")).toContainElement(pictures[0] ?? null);
  pictures[0]?.dispatchEvent(new Event("error"));
  expect(document.querySelectorAll("img")).toHaveLength(0);
  localStorage.clear();
});

test("first request › shows the picture of the game that the page is of", async () => {
  document.body.innerHTML = skeletons;
  await openDocument("tee-time", `/tee-times/${game.id}`, ["me", { unread: 0 }, [], game].map(data));
  expect(document.querySelector("img")?.src).toMatch(/\/links-dusk-[012]\.svg$/);
});

const list = { limit: 12, sort: "local-first", timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
const inputOf = ([url = ""]: readonly string[]) => JSON.parse(new URL(url, "http://localhost").searchParams.get("input") ?? "");

test.each([
  ["?mood=early,casual&open=2", { moods: ["early", "casual"], minOpen: 2 }, list],
  ["?order=most-spots", {}, { limit: 12, sort: "most-spots" }],
  ["?q=links", { q: "links" }, { limit: 12, sort: "soonest" }],
  ["?from=2026-06-13&to=2026-06-13", { from: "2026-06-13", to: "2026-06-13" }, list],
])("first request › asks for the list of a filtered marketplace: %s", async (address, filter, paged) => {
  const { asked } = await openDocument("marketplace", `/marketplace${address}`, []);
  expect(inputOf(asked)).toEqual({ 5: { ...filter, ...paged }, 6: filter });
});

test.each([
  ["", true],
  ["?map=true", true],
  ["?mood=early", false],
])("first request › asks for the games of partners where the list shows them: %j", async (address, isAsked) => {
  const { asked } = await openDocument("marketplace", `/marketplace${address}`, []);
  expect(asked[0]?.includes("teeTime.fromPartners")).toBe(isAsked);
});

test.each(["home", "marketplace", "create", "tee-time", "dashboard", "activity", "settings", "admin", "profile", "course"])(
  "first request › asks for no more than one request may carry: %s",
  async (page) => {
    const { asked } = await openDocument(page, "/", []);
    expect(new URL(asked[0] ?? "", "http://localhost").pathname.split(",").length).toBeLessThanOrEqual(BATCH_MAX);
  },
);

test.each([
  ["a wide", "dashboard", true],
  ["a phone's", "dashboard", false],
  ["a phone's", "activity", true],
])("first request › of %s %s asks for the requests that wait: %s", async (width, page, isAsked) => {
  if (width === "a phone's") onPhone();
  const { asked } = await openDocument(page, "/dashboard", []);
  expect(asked[0]?.includes("dashboard.pendingRequests")).toBe(isAsked);
});

test("first request › asks for the games near the remembered position", async () => {
  const near = { latitude: 36.6, longitude: -121.89 };
  localStorage.setItem("fourball.near", JSON.stringify(near));
  const { asked } = await openDocument("marketplace", "/marketplace?filter=nearby&radius=20", []);
  const filter = { filter: "nearby", near, radiusKm: 20 };
  expect(inputOf(asked)).toEqual({ 5: { ...filter, limit: 12, sort: "nearest" }, 6: filter });
  localStorage.clear();
});

test("first request › begins the list with the games near the remembered position, and counts those of everywhere", async () => {
  const near = { latitude: 36.6, longitude: -121.89 };
  localStorage.setItem("fourball.near", JSON.stringify({ ...near, name: "Monterey" }));
  const { asked } = await openDocument("marketplace", "/marketplace", []);
  expect(inputOf(asked)).toEqual({ 5: { near, limit: 12, sort: "local-first" }, 6: {} });
  localStorage.clear();
});

test("first request › leaves Near Me to the app as long as no position is known", async () => {
  const { asked } = await openDocument("marketplace", "/marketplace?filter=nearby", []);
  expect(asked[0]).toContain("teeTime.countByDay");
  expect(asked[0]).not.toContain("teeTime.list");
});

test("first request › hands over what was answered, not what was refused", async () => {
  const { answers } = await openDocument("create", "/create", [{ error: { message: "Unauthorized" } }, data({ unread: 2 })]);
  expect(answers).toEqual([{ path: "notification.unread", input: undefined, isPaged: false, data: { unread: 2 } }]);
});

test("first request › hands over nothing when the server cannot be reached", async () => {
  expect((await openDocument("create", "/create", new Error("offline"))).answers).toBeUndefined();
});

test("first request › asks for nothing on a page without data", async () => {
  expect((await openDocument("sign-in", "/sign-in", [])).asked).toEqual([]);
});
