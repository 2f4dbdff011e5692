import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, LOOKS, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer } from "../support/golfers.ts";
import { test } from "../support/test.ts";

const LETS_IN = { guestsAreIn: true };

/** The path of the invite of a private game, with what its host lets guests do. */
async function anInvite(
  host: Page,
  rules: object,
  changes: object = {},
): Promise<{ id: string; path: string; courseName: string }> {
  const { id, courseName } = await aGame(host, { isPublic: false, ...changes });
  expect((await host.request.patch(`/api/tee-times/${id}`, { data: rules })).ok()).toBe(true);
  const { inviteToken } = await (await host.request.get(`/api/tee-times/${id}`)).json();
  return { id, courseName, path: `/tee-times/${id}?invite=${inviteToken}` };
}

const confirmedOf = async (host: Page, id: string): Promise<number> =>
  (await (await host.request.get(`/api/tee-times/${id}`)).json()).confirmedCount;
const isIn = (page: Page) => expect(page.getByRole("heading", { name: "You're in", exact: true })).toBeVisible();

async function join(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Your email").fill(`${name.toLowerCase()}@example.com`);
  await page.getByRole("button", { name: "I'm in" }).click();
}

for (const { look, tag, ...options } of LOOKS)
  test(`guest by link › is in, finds the spot again, and can't make it, ${look}`, { tag: [...tag] }, async ({ browser }) => {
    const host = await aGolfer(browser, "Maya");
    const { id, path, courseName } = await anInvite(host, LETS_IN);
    const page = await (await browser.newContext(options)).newPage();
    const browserErrors: string[] = [];
    collectBrowserErrors(page, browserErrors);

    await page.goto(path);
    await expect(page.getByRole("heading", { name: courseName })).toBeVisible();
    await expectAccessible(page, "the form of a guest");
    // By keyboard, from the first field on.
    await page.getByLabel("Your name").focus();
    await page.keyboard.type("Robin Vale");
    await page.keyboard.press("Tab");
    await page.keyboard.type("robin@example.com");
    await page.keyboard.press("Enter");
    await isIn(page);
    await expect(page).toHaveURL(path);
    await expectAccessible(page, "the spot of a guest");
    expect(await confirmedOf(host, id)).toBe(1);

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Add to calendar" }).click();
    expect((await download).suggestedFilename()).toBe("tee-time.ics");

    await page.goto(path);
    await isIn(page);
    await page.getByText("Can't make it").click();
    await page.getByRole("button", { name: "Let the host know" }).click();
    await expect(page.getByText("You're not playing")).toBeVisible();
    await expectAccessible(page, "the form after a guest left");
    expect(await confirmedOf(host, id)).toBe(0);
    expect(browserErrors).toEqual([]);
  });

test("guest by link › without any script: a mistake, the spot, and the way to an account", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { path } = await anInvite(host, { ...LETS_IN, guestsNeedEmail: false });
  const context = await browser.newContext({ viewport: WIDTHS.phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel("Your email").fill("robin@");
  await page.getByRole("button", { name: "I'm in" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expect(page.getByText("Valid email is required")).toBeVisible();
  await expect(page.getByLabel("Your email")).toHaveValue("robin@");
  await page.getByLabel("Your email").fill("");
  await page.getByLabel("Your name").fill("Robin");
  await page.getByRole("button", { name: "I'm in" }).click();
  await isIn(page);

  const link = await page.getByRole("link", { name: "Make an account to chat with the group" }).getAttribute("href");
  const withScript = await (await browser.newContext({ viewport: WIDTHS.phone })).newPage();
  await withScript.goto(link ?? "");
  await isIn(withScript);
  await expect(withScript.getByRole("link", { name: "Sign in and keep my spot" })).toBeVisible();
});

test("guest by link › the last spot is gone while a guest types", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id, path } = await anInvite(host, LETS_IN, { totalSlots: 2 });
  const [first, second] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext({ viewport: WIDTHS.phone })).newPage()),
  );
  if (!first || !second) throw new Error("two guests are needed");
  await first.goto(path);
  await second.goto(path);
  await join(first, "Robin");
  await isIn(first);
  await join(second, "Sam");
  await expect(second.getByRole("alert")).toContainText("Tee time is full");
  await expect(second.getByRole("link", { name: "Sign in to join the waitlist" })).toBeVisible();
  expect(await confirmedOf(host, id)).toBe(1);
});

test("guest by link › the host lets people with the link in, hears of one, and turns the next away", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id, path } = await anInvite(host, {});
  const guest = await (await browser.newContext({ viewport: WIDTHS.phone })).newPage();
  await guest.goto(path);
  await expect(guest.getByRole("button", { name: "Request to Join" })).toBeVisible();

  await host.goto(`/tee-times/${id}`);
  await host.getByRole("button", { name: "Guests Ask you first" }).click();
  await host.getByRole("switch", { name: "People with the link are in" }).click();
  await expect(host.getByText("Saved for guests")).toBeVisible();
  await expectAccessible(host, "what guests may do");
  await guest.goto(path);
  await join(guest, "Robin");
  await isIn(guest);
  await expect(host.getByText("Robin").first()).toBeVisible();
  await host.goto("/dashboard?tab=notifications");
  await expect(host.getByText("Robin is in as a guest")).toBeVisible();

  await host.goto(`/tee-times/${id}`);
  await host.getByRole("button", { name: "Guests In by the link" }).click();
  await host.getByRole("switch", { name: "Take guests" }).click();
  await expect(host.getByText("Saved for guests")).toBeVisible();
  const next = await (await browser.newContext({ viewport: WIDTHS.phone })).newPage();
  await next.goto(path);
  await expect(next.getByText("Only people with this link can see this game.")).toBeVisible();
  await expect(next.getByLabel("Your name")).toHaveCount(0);
});
