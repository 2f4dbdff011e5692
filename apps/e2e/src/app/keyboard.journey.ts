import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { aGame, aGolfer, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { expectFocusKept, pressOn, tabTo } from "../support/keyboard.ts";
import { test } from "../support/test.ts";

/** Opens a page as a golfer does who has no mouse: the first Tab goes to the link that skips the header. */
async function openAndSkip(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await pressOn(page, page.getByRole("link", { name: /Skip to/i }));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
}

test("keyboard › a golfer searches, opens a game and requests to join without a mouse", async ({ browser }) => {
  const host = await aGolfer(browser, "Konstantin");
  const { courseName } = await aGame(host);
  const page = await aGolfer(browser, "Jonas");
  await page.goto("/marketplace");
  await expect(page.getByRole("article").first()).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: /Skip to/i }));
  await tabTo(page, page.getByRole("searchbox", { name: /Search/ }));
  await page.keyboard.type("konstantin journey");
  await expect(page.getByRole("article")).toHaveCount(1);
  await pressOn(page, page.getByRole("link", { name: new RegExp(`View tee time: ${courseName}`) }));

  // Navigation moves the focus to the page's heading.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await pressOn(page, page.getByRole("button", { name: /Request to Join/ }));
  await expect(page.getByText("Waiting for host approval")).toBeVisible();
  await expectFocusKept(page);
});

test("keyboard › a golfer filters the list and requests to join from a card without a mouse", async ({ browser }) => {
  await aGame(await aGolfer(browser, "Ottokar"));
  const page = await aGolfer(browser, "Jonas");
  await page.goto("/marketplace?q=ottokar%20journey");
  const card = page.getByRole("article");
  await expect(card).toHaveCount(1);

  await tabTo(page, page.getByRole("radio", { name: /^All/ }));
  for (let days = 0; days < 3; days++) await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/week/);
  await expectFocusKept(page);
  await expect(card).toHaveCount(1);

  await pressOn(page, card.getByRole("button", { name: /Request to Join/ }));
  await expect(card.getByText("Request Sent")).toBeVisible();
  await expectFocusKept(page);
});

test("keyboard › a golfer creates a game without a mouse", async ({ browser }) => {
  const page = await aGolfer(browser, "Ottilie");
  await openAndSkip(page, "/create");
  await tabTo(page, page.getByRole("combobox", { name: "Golf Course" }));
  await page.keyboard.type("bethpage");
  await expect(page.getByRole("option").first()).toHaveText(/Bethpage Black/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Golf Course" })).toHaveValue(/Bethpage/);
  await expect(page.getByRole("combobox", { name: "Golf Course" })).toBeFocused();

  // From the course to the day, the hour, the kind of round, the button: in the order of the form.
  await tabTo(page, page.getByRole("radiogroup", { name: "Date" }).getByRole("radio", { checked: true }));
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("Tee Time", { exact: true }));
  await page.keyboard.type("1020AM");
  await expect(page.getByLabel("Tee Time", { exact: true })).toHaveValue("10:20");
  await tabTo(page, page.getByRole("radio", { name: /Competitive round/ }));
  await page.keyboard.press("ArrowRight");
  const relaxed = page.getByRole("button", { name: "Relaxed pace" });
  await tabTo(page, page.getByRole("button", { name: "Beginner friendly" }));
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press("ArrowRight");
  await expect(relaxed).toBeFocused();
  await page.keyboard.press("Space");
  await expect(relaxed).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, page.getByLabel(/Description/));
  await page.keyboard.type("Nine holes before the light goes.");
  await pressOn(page, page.getByRole("button", { name: "Create Tee Time" }));
  await expect(page.getByText("Tee time created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/marketplace/);
  await expectFocusKept(page);
});

test("keyboard › a host opens the bell and approves a request without a mouse", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host);
  const jonas = await aGolfer(browser, "Jonas");
  await requestToJoin(jonas, id);
  await host.goto("/marketplace");
  const bell = host.getByRole("link", { name: /^Notifications/ });
  await pressOn(host, bell);
  const activity = host.getByRole("dialog", { name: /Activity/ });
  await expect(activity.getByText(/wants to join/)).toBeVisible();
  await host.keyboard.press("Escape");
  await expect(bell).toBeFocused();

  await host.keyboard.press("Enter");
  await pressOn(host, activity.getByRole("link", { name: /wants to join|Jonas/ }));
  await expect(activity).toHaveCount(0);
  await expectFocusKept(host);
  await pressOn(host, host.getByRole("button", { name: "Approve Jonas Journey" }));
  await expect(host.getByRole("heading", { name: "Players (2/4)" }).or(host.getByText("Jonas is in"))).toBeVisible();
  await expectFocusKept(host);
  await expect.poll(async () => (await (await jonas.request.get(`/api/tee-times/${id}`)).json()).viewerStatus).toBe("confirmed");
});

test("keyboard › a player writes in the chat without a mouse", async ({ browser }) => {
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  const { id } = await aGame(maya);
  await requestToJoin(jonas, id);
  await approveAllRequests(maya, id);
  await openAndSkip(jonas, `/tee-times/${id}`);
  const message = jonas.getByRole("textbox", { name: "Message" });
  await expect(message).toBeEnabled();
  await tabTo(jonas, message);
  await jonas.keyboard.type("Who is walking?");
  await tabTo(jonas, jonas.getByRole("button", { name: "Send message" }));
  await jonas.keyboard.press("Enter");
  await expect(jonas.getByRole("log").getByText("Who is walking?")).toBeVisible();
  // The button has nothing more to send, so the next message can be written at once.
  await expect(message).toBeFocused();
  await jonas.keyboard.type("I am");
  await jonas.keyboard.press("Enter");
  await expect(jonas.getByRole("log").getByText("I am", { exact: true })).toBeVisible();
  await expect(message).toBeFocused();
});

test("keyboard › a golfer changes settings without a mouse", async ({ browser }) => {
  const page = await aGolfer(browser, "Maya");
  await openAndSkip(page, "/settings");
  // In the order of the form.
  await tabTo(page, page.getByRole("switch", { name: "Public Profile" }));
  await tabTo(page, page.getByLabel(/Handicap/));
  await page.keyboard.type("11.4");
  await tabTo(page, page.getByLabel(/Bio/));
  await page.keyboard.type("Early tee times.");
  await pressOn(page, page.getByRole("button", { name: "Save Changes" }));
  await expect(page.getByText("Profile Updated!")).toBeVisible();
  await expectFocusKept(page);
  expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject({ handicap: 11.4, bio: "Early tee times." });
});

test("keyboard › a host cancels a game without a mouse", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host);
  await openAndSkip(host, `/tee-times/${id}`);
  const cancel = host.getByRole("main").getByRole("button", { name: "Cancel Tee Time" });
  await pressOn(host, cancel);
  const confirmation = host.getByRole("alertdialog");
  await expect(confirmation.getByRole("button", { name: "Keep Tee Time" })).toBeFocused();
  await host.keyboard.press("Escape");
  await expect(cancel).toBeFocused();

  await host.keyboard.press("Enter");
  await expect(confirmation.getByRole("button", { name: "Keep Tee Time" })).toBeFocused();
  await pressOn(host, confirmation.getByRole("button", { name: "Cancel Tee Time" }));
  await expect(host.getByText("Tee time cancelled successfully")).toBeVisible();
  await expect(host).toHaveURL(/\/marketplace/);
  await expectFocusKept(host);
});

test("keyboard › a golfer jumps between places with the palette and with single keys", async ({ browser }) => {
  const page = await aGolfer(browser, "Jonas");
  await page.goto("/settings");
  const palette = page.getByRole("dialog", { name: "Search or jump to" });
  // The keys are listened to once the browser is idle.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page, "the palette");
  await page.keyboard.type("my games");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(palette).toBeHidden();
  await expectFocusKept(page);

  await page.keyboard.type("gm");
  await expect(page).toHaveURL(/\/marketplace$/);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: /Search courses/ })).toBeFocused();
});
