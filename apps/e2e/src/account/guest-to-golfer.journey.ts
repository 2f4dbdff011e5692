import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { log } from "../support/chat.ts";
import { aGame, aGolfer, newEmail, PASSWORD } from "../support/golfers.ts";
import { test } from "../support/test.ts";

/** Asks over REST, without an account. Returns the path of the guest's own page. */
async function askAsGuest(page: Page, teeTimeId: string, guestEmail: string): Promise<string> {
  const data = { guestName: "Robin Vale", guestEmail, message: "In town for a week" };
  const response = await page.request.post(`/api/tee-times/${teeTimeId}/guest-requests`, { data });
  expect(response.status()).toBe(201);
  return (await response.json()).statusPath;
}

const openSpots = (page: Page) => page.getByText("Open slot");

test("guest to golfer › by the link that the host passes on, the spot is kept", async ({ browser }) => {
  const browserErrors: string[] = [];
  const host = await aGolfer(browser, "Maya");
  const guest = await (await browser.newContext({ viewport: WIDTHS.phone })).newPage();
  for (const page of [host, guest]) collectBrowserErrors(page, browserErrors);
  await host.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await aGame(host, { totalSlots: 3 });
  const email = newEmail("Robin");
  await askAsGuest(guest, id, email);

  await host.goto(`/tee-times/${id}`);
  await host.getByRole("button", { name: "Approve Robin Vale" }).click();
  await expect(host.getByText(/^Spot held until/)).toBeVisible();
  await expect(openSpots(host)).toHaveCount(1);
  await host.getByRole("button", { name: "Copy Robin's link" }).click();
  await expect(host.getByText(/^Send it to Robin/)).toBeVisible();
  await expectAccessible(host, "the players with a held spot");
  const link = await host.evaluate(() => navigator.clipboard.readText());

  await guest.goto(link);
  await expect(guest.getByText(/^Held for you until/)).toBeVisible();
  await expectAccessible(guest, "the page of an approved guest");
  await expect(guest.getByLabel("First name")).toHaveValue("Robin");
  await expect(guest.getByLabel("Email")).toHaveValue(email);
  await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await guest.getByRole("button", { name: "Create account and keep my spot" }).click();
  await expect(guest).toHaveURL(`/tee-times/${id}`);
  await expect(guest.getByText("Your spot is saved")).toBeVisible();
  await expect(guest.getByRole("heading", { name: "You're in" })).toBeVisible();

  // The host sees a player in the place of the guest, in the same open page.
  await expect(host.getByRole("button", { name: "More about Robin Vale" })).toBeVisible();
  await expect(host.getByText(/^Spot held until/)).toHaveCount(0);
  await expect(openSpots(host)).toHaveCount(1);
  await guest.goto(`/tee-times/${id}?view=chat`);
  await expect(log(guest).getByText(/joined the group/)).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test("guest to golfer › who has an account signs in and keeps the spot with it", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host);
  const guest = await (await browser.newContext()).newPage();
  const email = newEmail("Robin");
  const path = await askAsGuest(guest, id, email);
  const data = { email, password: PASSWORD, firstName: "Robin", lastName: "Vale" };
  expect((await (await browser.newContext()).request.post("/api/auth/register", { data })).status()).toBe(201);
  const [request] = await (await host.request.get(`/api/tee-times/${id}/guest-requests`)).json();
  const answer = { data: { status: "approved" } };
  expect((await host.request.patch(`/api/guest-requests/${request.id}/status`, answer)).status()).toBe(200);

  await guest.goto(path);
  await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await guest.getByRole("button", { name: "Create account and keep my spot" }).click();
  await expect(guest.getByText("An account with this email already exists")).toBeVisible();
  await expectAccessible(guest, "an address that has an account");
  await guest.getByRole("link", { name: "Sign in and keep my spot" }).click();
  await guest.getByRole("textbox", { name: "Email" }).fill(email);
  await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await guest.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(guest.getByText(/^You're signed in as Robin Vale/)).toBeVisible();
  await expectAccessible(guest, "keeping the spot, signed in");
  await guest.getByRole("button", { name: "Keep my spot" }).click();
  await expect(guest).toHaveURL(`/tee-times/${id}`);
  await expect(guest.getByRole("heading", { name: "You're in" })).toBeVisible();
});
