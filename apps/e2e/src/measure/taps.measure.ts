import "temporal-polyfill/global";
import { type BrowserContextOptions, expect, type Locator, type Page, test } from "@playwright/test";
import { WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer, aSettledGolfer, requestToJoin } from "../support/golfers.ts";
import { type MeasuredTaps, print, tapsText } from "./table.ts";

const PHONE = { viewport: WIDTHS.phone, hasTouch: true, isMobile: true } satisfies BrowserContextOptions;

/** Counts each tap, and each swipe that brings its target into sight. */
class Thumb {
  taps = 0;
  swipes = 0;

  async tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    if (!(await target.evaluate(isOnScreen))) this.swipes++;
    await target.tap();
    this.taps++;
  }
}

const measured: MeasuredTaps[] = [];
test.afterAll(() => {
  print(tapsText(measured));
});
test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

function expectAtMost(most: MeasuredTaps["most"], { taps, swipes }: Thumb): void {
  measured.push({ task: test.info().title, done: { taps, swipes }, most });
  expect({ taps: Math.max(taps, most.taps), swipes: Math.max(swipes, most.swipes) }).toEqual(most);
}

/** Runs in the browser. */
function isOnScreen(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
}

/** The next Saturday that is not today. */
function saturday(): Temporal.PlainDate {
  const today = Temporal.Now.plainDateISO("America/Los_Angeles");
  return today.add({ days: ((12 - today.dayOfWeek) % 7) + 1 });
}

test("find a game nearby on Saturday and request to join", async ({ browser }) => {
  const host = await aGolfer(browser, "Saskia");
  const [course]: { id: string; latitude: number; longitude: number }[] = await (await host.request.get("/api/courses")).json();
  if (!course) throw new Error("the demo data has no courses");
  const date = saturday().toString();
  // Before those of the demo, so that it is the first of its day.
  await aGame(host, { courseId: course.id, date, time: "05:30" });

  const { latitude, longitude } = course;
  const page = await aGolfer(browser, "Tom", { ...PHONE, geolocation: { latitude, longitude }, permissions: ["geolocation"] });
  await page.goto("/marketplace");
  const thumb = new Thumb();
  await thumb.tap(page.getByRole("button", { name: "Near Me" }));
  await expect(page).toHaveURL(/nearby/);
  await thumb.tap(page.getByRole("radio", { name: new RegExp(`^${nameInStrip(saturday())}`) }));
  await expect(page).toHaveURL(new RegExp(`from=${date}`));
  // Until that day's list has come, the game of all days is there, further down.
  const card = page.getByRole("article").first();
  await expect(card).toContainText("Saskia");
  await thumb.tap(card.getByRole("link", { name: "Request to Join" }));
  // A host knows nothing of a newcomer yet.
  const sheet = page.getByRole("dialog", { name: /^Ask Saskia for a spot/ });
  await thumb.tap(sheet.getByRole("button", { name: "I walk" }));
  await thumb.tap(sheet.getByRole("button", { name: "Request to Join" }));
  await expect(page.getByRole("heading", { name: "Request Sent" })).toBeVisible();
  // The days after the fifth are beyond the edge.
  expectAtMost({ taps: 5, swipes: 1 }, thumb);
});

const nameOf = (date: Temporal.PlainDate): string =>
  date.toLocaleString("en-US", { weekday: "long", month: "long", day: "numeric" });

/** Today and Tomorrow have their own choices. */
function nameInStrip(date: Temporal.PlainDate): string {
  const tomorrow = Temporal.Now.plainDateISO("America/Los_Angeles").add({ days: 1 });
  return date.equals(tomorrow) ? "Tomorrow" : nameOf(date);
}

test("approve a request from Activity and say hello", async ({ browser }) => {
  const page = await aGolfer(browser, "Maya", PHONE);
  const { id } = await aGame(page);
  await requestToJoin(await aGolfer(browser, "Jonas"), id);
  await page.goto("/marketplace");
  const thumb = new Thumb();
  await thumb.tap(page.getByRole("link", { name: /^Activity/ }));
  await thumb.tap(page.getByRole("button", { name: "Approve Jonas Journey" }));
  await expect.poll(() => statusesIn(page, id)).toEqual(["confirmed"]);
  await thumb.tap(page.getByRole("link", { name: /^Say hello/ }));
  await expect(page.getByRole("textbox")).toHaveValue(/^Hi Jonas/);
  expectAtMost({ taps: 3, swipes: 0 }, thumb);
});

async function statusesIn(page: Page, teeTimeId: string): Promise<string[]> {
  const people: { status: string }[] = await (await page.request.get(`/api/tee-times/${teeTimeId}/participants`)).json();
  return people.map(({ status }) => status);
}

test("host a first game", async ({ browser }) => {
  const page = await aGolfer(browser, "Nuria", PHONE);
  await page.goto("/marketplace");
  const thumb = new Thumb();
  await thumb.tap(page.getByRole("link", { name: "Create", exact: true }));
  await thumb.tap(page.getByRole("button", { name: /^Golf Course, / }));
  await page.getByRole("searchbox").fill("presidio");
  await thumb.tap(page.getByRole("button", { name: /^Presidio/ }));
  await thumb.tap(page.getByRole("button", { name: "Create Tee Time" }));
  await expect(page.getByRole("region", { name: "Your game is live" })).toBeVisible();
  expectAtMost({ taps: 4, swipes: 0 }, thumb);
});

test("host the usual game", async ({ browser }) => {
  const page = await aGolfer(browser, "Orla", PHONE);
  await aGame(page);
  await page.goto("/marketplace");
  const thumb = new Thumb();
  await thumb.tap(page.getByRole("link", { name: "Create", exact: true }));
  await expect(page.getByRole("button", { name: /^Golf Course, / })).not.toHaveAccessibleName(/which course/);
  await page.waitForLoadState("networkidle");
  await thumb.tap(page.getByRole("button", { name: "Create Tee Time" }));
  await expect(page.getByRole("region", { name: "Your game is live" })).toBeVisible();
  expectAtMost({ taps: 2, swipes: 0 }, thumb);
});

test("share a new game", async ({ browser }) => {
  const page = await aGolfer(browser, "Beatrix", { ...PHONE, permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto("/create");
  await page.getByRole("button", { name: /^Golf Course, / }).tap();
  await page.getByRole("searchbox").fill("bethpage");
  await page.getByRole("button", { name: /^Bethpage Black/ }).tap();
  await page.getByRole("button", { name: "Create Tee Time" }).tap();
  const liveGame = page.getByRole("region", { name: "Your game is live" });
  const thumb = new Thumb();
  await thumb.tap(liveGame.getByRole("button", { name: "Share" }));
  await expect(page.getByText("Send it to golfers who might want in.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/tee-times\/[0-9a-f-]{36}$/);
  expectAtMost({ taps: 2, swipes: 0 }, thumb);
});

test("say that a player didn't come", async ({ browser }) => {
  const page = await aSettledGolfer(browser, PHONE);
  await page.goto("/dashboard?tab=requests");
  const thumb = new Thumb();
  await thumb.tap(page.getByRole("link", { name: "Did everyone come?" }));
  await thumb.tap(
    page
      .getByRole("group", { name: /^Did .* come\?$/ })
      .first()
      .getByRole("button", { name: "Didn't" }),
  );
  await thumb.tap(page.getByRole("button", { name: "Save" }));
  await expect(page.getByText(/ didn't come$/)).toBeVisible();
  expectAtMost({ taps: 3, swipes: 1 }, thumb);
});

test("turn all emails off", async ({ browser }) => {
  const page = await aGolfer(browser, "Quentin", PHONE);
  await page.goto("/dashboard#me");
  const thumb = new Thumb();
  await thumb.tap(page.getByRole("link", { name: /^Notifications/ }));
  await thumb.tap(page.getByRole("switch", { name: "Email" }));
  await expect(page.getByRole("switch", { name: "Email" })).not.toBeChecked();
  expectAtMost({ taps: 2, swipes: 1 }, thumb);
});

test("rate two others", async ({ browser }) => {
  const page = await aSettledGolfer(browser, PHONE);
  await page.goto("/dashboard");
  const thumb = new Thumb();
  await thumb.tap(page.getByRole("link", { name: /^How was / }).first());
  const stars = page.getByRole("radiogroup", { name: /^Stars for/ });
  await expect(stars).toHaveCount(2);
  await thumb.tap(stars.first().getByRole("radio", { name: "5 of 5 stars" }));
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await thumb.tap(stars.last().getByRole("radio", { name: "4 of 5 stars" }));
  await expect(page.getByText("Thanks! You've rated everyone.")).toBeVisible();
  // The next round outranks a rating that is due.
  expectAtMost({ taps: 3, swipes: 1 }, thumb);
});
