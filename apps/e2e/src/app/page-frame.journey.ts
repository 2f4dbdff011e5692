import { expect, type Locator, type Page } from "@playwright/test";
import { WIDTHS } from "../support/accessibility.ts";
import { aGameWithChat, box } from "../support/chat.ts";
import { aGame, aGolfer, aSettledGolfer, requestToJoin } from "../support/golfers.ts";
import { faultsOf } from "../support/layout-faults.ts";
import { test } from "../support/test.ts";

const header = (page: Page) => page.getByRole("banner");
const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Places" });

test("frame › a game has the whole screen of a phone, and the list leaves room for the header and the bottom bar", async ({
  browser,
}) => {
  const page = await aGolfer(browser, "Noor", { viewport: WIDTHS.phone });
  const { id } = await aGame(page);
  await page.goto("/marketplace");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(header(page)).toBeVisible();
  await expect(bottomBar(page)).toBeVisible();
  await page.goto(`/tee-times/${id}`);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(header(page)).toBeHidden();
  await expect(bottomBar(page)).toBeHidden();
});

test("frame › a tablet has the five places in the bottom bar alone, on a game, too, and the chat has the whole screen", async ({
  browser,
}) => {
  const page = await aGolfer(browser, "Noor", { viewport: { width: 1023, height: 768 } });
  const { id } = await aGame(page);
  await page.goto("/marketplace");
  for (const name of ["Activity", "Profile", "My Games", "Create", "Browse"]) {
    await bottomBar(page).getByRole("link", { name }).click();
    await expect(bottomBar(page).getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(header(page).getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("link", { name: /Create/ })).toHaveCount(1);
  await page.goto(`/tee-times/${id}`);
  await expect(header(page)).toBeVisible();
  await page.goto(`/tee-times/${id}?view=chat`);
  await expect(box(page)).toBeVisible();
  await expect(bottomBar(page)).toBeHidden();
});

test("frame › the loading state of a game has the whole screen of a phone, that of the list has a header", async ({
  browser,
}) => {
  const { request } = (await aGolfer(browser, "Noor")).context();
  const storageState = await request.storageState();
  const context = await browser.newContext({ viewport: WIDTHS.phone, storageState, javaScriptEnabled: false });
  const page = await context.newPage();
  const logo = page.getByText("Fourball", { exact: true });
  await page.goto("/marketplace");
  await expect(logo).toBeVisible();
  await expect(bottomBar(page)).toBeVisible();
  await page.goto(`/tee-times/${crypto.randomUUID()}`);
  await expect(page.locator("main")).toBeVisible();
  await expect(logo).toBeHidden();
  await expect(bottomBar(page)).toBeHidden();
});

test("frame › the list uses a wide window, and so does the header above it", async ({ browser }) => {
  const page = await aGolfer(browser, "Noor", { viewport: { width: 1920, height: 1000 } });
  const widths = () =>
    page.evaluate(() => [...document.querySelectorAll("main, header > div:first-child")].map(({ clientWidth }) => clientWidth));
  await page.goto("/create");
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  expect(await widths()).toEqual([1264, 1264]);
  await page.getByRole("link", { name: "Fourball" }).first().click();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await widths()).toEqual([1696, 1696]);
});

test("frame › a toast leaves the box of a chat free", async ({ browser }) => {
  const { maya, id } = await aGameWithChat(browser);
  await requestToJoin(await aGolfer(browser, "Priya"), id);
  await maya.goto(`/tee-times/${id}`);
  await expect(box(maya)).toBeEnabled();
  await maya.getByRole("button", { name: "Approve Priya Journey" }).click();
  const toast = maya.getByText("Success", { exact: true });
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.y).toBeLessThan(200);
});

const DEVICE_WIDTHS = [320, 360, 390, 480, 640, 768, 820, 1024, 1280, 1920];

test("frame › no badge is cut off or covered, by its picture or by the page, from small phones to wide windows", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const options = { reducedMotion: "reduce" } as const;
  const golfer = await aSettledGolfer(browser, options);
  const games: { id: string; courseId: string; hostId: string; viewerStatus: string | null }[] = await (
    await golfer.request.get("/api/tee-times")
  ).json();
  const oneOfEachStatus = [...new Map(games.map((game) => [game.viewerStatus, game])).values()];
  const hosted = games.find(({ viewerStatus }) => viewerStatus === "host");
  if (!hosted) throw new Error("the demo data has no game of this golfer");
  // Its badge is on the sky of its page.
  const { id: unlisted } = await aGame(golfer, { isPublic: false });
  const [game, course, profile] = [`/tee-times/${hosted.id}`, `/courses/${hosted.courseId}`, `/profile/${hosted.hostId}`];
  const pages = [unlisted, ...oneOfEachStatus.map(({ id }) => id)].map((id) => `/tee-times/${id}`);
  const lists = ["/marketplace", "/dashboard", "/dashboard?tab=joined", "/dashboard?tab=requests", profile, course];
  const visitor = await (await browser.newContext(options)).newPage();
  expect([
    ...(await faultsOf(golfer, DEVICE_WIDTHS, [...lists, ...pages])),
    ...(await faultsOf(visitor, DEVICE_WIDTHS, [game, profile, course])),
  ]).toEqual([]);
});

test("frame › with forced colors, what is chosen and the first action differ from what is beside them", async ({ browser }) => {
  const host = await aGolfer(browser, "Noor", { forcedColors: "active", viewport: WIDTHS.phone });
  const { id } = await aGame(host);
  await requestToJoin(await aGolfer(browser, "Ivo"), id);
  // A ground that is transparent stays so, in the color of the page.
  const groundOf = (element: Locator) =>
    element.evaluate((shown) => getComputedStyle(shown).backgroundColor.replace(/^rgba\((.*), 0\)$/, "rgb($1)"));
  const expectFilled = async (filled: Locator, plain: Locator): Promise<void> => {
    const ground = await groundOf(filled);
    expect(ground).not.toBe(await groundOf(plain));
    expect(await filled.evaluate((shown) => getComputedStyle(shown).color)).not.toBe(ground);
  };

  await host.goto("/marketplace");
  const day = (name: string) => host.locator("label").filter({ has: host.getByRole("radio", { name: new RegExp(`^${name}`) }) });
  await expectFilled(day("All"), day("Today"));
  await host.goto(`/tee-times/${id}`);
  await expectFilled(
    host.getByRole("button", { name: "Approve Ivo Journey" }),
    host.getByRole("button", { name: "Decline Ivo Journey" }),
  );
  await host.goto("/create");
  await expectFilled(host.getByRole("button", { name: "Create Tee Time" }), host.getByRole("button", { name: /^How you play/ }));
  await host.getByRole("button", { name: /^Date, / }).click();
  const dates = host.getByRole("dialog", { name: "Date" });
  await expectFilled(dates.locator("[aria-pressed=true]"), dates.locator("[aria-pressed=false]").first());
});

test("frame › on a phone the words on the sky of a game end above its land, and the first Approve is in the upper part", async ({
  browser,
}) => {
  const golfer = await aSettledGolfer(browser, { viewport: WIDTHS.phone });
  const games: { id: string; course: { name: string }; viewerStatus: string | null; pendingCount: number }[] = await (
    await golfer.request.get("/api/tee-times")
  ).json();
  const hosted = games.find(({ viewerStatus, pendingCount }) => viewerStatus === "host" && pendingCount > 0);
  if (!hosted) throw new Error("the demo data has no request for this golfer");
  await golfer.goto(`/tee-times/${hosted.id}`);
  const approve = await golfer
    .getByRole("button", { name: /^Approve / })
    .first()
    .boundingBox();
  expect((approve?.y ?? Number.NaN) + (approve?.height ?? 0)).toBeLessThanOrEqual(520);

  await golfer.setViewportSize({ width: 320, height: 640 });
  const byLength = games.toSorted((a, b) => a.course.name.length - b.course.name.length);
  const threeRows = games.find(({ course }) => course.name === "Bedford Springs Old Course");
  for (const game of [byLength[0], threeRows, byLength.at(-1)]) {
    await golfer.goto(`/tee-times/${game?.id}`);
    const sky = golfer.locator("[data-part=picture]");
    const words = await sky.locator("h1 + p").boundingBox();
    const picture = await sky.locator("img").boundingBox();
    const end = (words?.y ?? Number.NaN) + (words?.height ?? 0);
    expect(end / (picture?.height ?? 0), game?.course.name).toBeLessThan(0.6);
  }
});
