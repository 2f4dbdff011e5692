import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible } from "../support/accessibility.ts";
import { aGame, aGolfer, newEmail, PASSWORD, requestToJoin } from "../support/golfers.ts";
import { sendSignUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

const viewerId = async (page: Page): Promise<string> => (await (await page.request.get("/api/auth/user")).json()).id;

test("join before signing up › the request is sent after registration", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id, courseName } = await aGame(host);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/profile/${await viewerId(host)}`);
  await visitor.getByRole("button", { name: "Request to Join" }).click();
  await visitor.getByRole("button", { name: "Sign in and request" }).click();
  await visitor.getByRole("link", { name: "New here" }).click();
  await expect(visitor.getByText(/You're asking to join/)).toBeVisible();
  await sendSignUp(visitor, newEmail("Priya"), "Journey");

  await expect(visitor.getByRole("heading", { name: "Request Submitted!" })).toBeVisible();
  await expect(visitor.getByText(courseName)).toBeVisible();
  await expect(visitor.getByText(/Going to your dashboard in/)).toBeVisible();
  await expect(visitor).toHaveURL(/\/dashboard$/, { timeout: 15_000 });
  await visitor.getByRole("tab", { name: /Pending/ }).click();
  await expect(visitor.getByRole("tabpanel").getByText("Awaiting Approval")).toBeVisible();

  await host.goto(`/tee-times/${id}`);
  await expect(host.getByRole("button", { name: "Approve Priya Journey" })).toBeVisible();
});

test("guest request › the host approves it on the dashboard, and the spot is taken", async ({ browser }) => {
  const browserErrors: string[] = [];
  const host = await aGolfer(browser, "Maya");
  collectBrowserErrors(host, browserErrors);
  const { id } = await aGame(host, { totalSlots: 2 });
  await host.goto("/dashboard?tab=requests");
  await expect(host.getByText("No requests to answer.")).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/profile/${await viewerId(host)}`);
  await guest.getByRole("button", { name: "Request to Join" }).click();
  await guest.getByRole("tab", { name: "Request as guest" }).click();
  await guest.getByRole("button", { name: "Send request" }).click();
  await expect(guest.getByText("Name is required")).toBeVisible();
  await expect(guest.getByText("Valid email is required")).toBeVisible();
  await guest.getByLabel("Your name").fill("Robin Vale");
  await guest.getByLabel("Your email").fill("robin@example.com");
  await guest.getByRole("button", { name: "Send request" }).click();
  await expect(guest.getByText("Request Submitted Successfully!")).toBeVisible();
  const ownPage = await guest.getByRole("link", { name: "See your request" }).getAttribute("href");

  // Live update: the host's page is not reloaded.
  await expect(host.getByText("robin@example.com")).toBeVisible();
  await host.getByRole("button", { name: "Approve Robin Vale" }).click();
  await expect(host.getByText("Request Approved!")).toBeVisible();
  await host.goto(`/tee-times/${id}`);
  await expect(host.getByRole("heading", { name: "Players (2/2)" })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("Robin Vale")).toHaveCount(0);
  await expect(guest.getByRole("button", { name: "Full" })).toBeVisible();
  await guest.goto(ownPage ?? "");
  await expect(guest.getByRole("heading", { level: 1, name: "You're in" })).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test("dashboard › approving and undoing a request changes its status on the server", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host);
  const jonas = await aGolfer(browser, "Jonas");
  await requestToJoin(jonas, id);
  const status = async () => (await (await jonas.request.get(`/api/tee-times/${id}`)).json()).viewerStatus;

  await host.goto("/dashboard?tab=requests");
  await host.getByRole("button", { name: "Approve Jonas Journey" }).click();
  await expect(host.getByText("Request Approved!")).toBeVisible();
  await expect.poll(status).toBe("confirmed");
  const undo = host.getByRole("button", { name: "Undo for Jonas Journey" });
  // Clicks in the first half second are ignored as accidental.
  await expect(async () => {
    if (await undo.isVisible()) await undo.click({ timeout: 1_000 });
    await expect(host.getByRole("button", { name: "Approve Jonas Journey" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect.poll(status).toBe("pending");
  await host.getByRole("button", { name: "Decline Jonas Journey" }).click();
  await expect(host.getByText("Request Declined")).toBeVisible();
  await expect(host.getByText("No requests to answer.")).toBeVisible({ timeout: 15_000 });
  expect(await status()).toBe("declined");
});

test("phone › approving from Activity takes two taps, and nothing scrolls by itself", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { id } = await aGame(host);
  await requestToJoin(await aGolfer(browser, "Jonas"), id);
  await host.goto("/dashboard");
  await expect(host.getByRole("heading", { level: 1, name: "My Games" })).toBeVisible();
  await expect(host.getByRole("tab", { name: /Hosted/ })).toBeVisible();
  expect(await host.evaluate(() => window.scrollY)).toBe(0);

  await host.getByRole("link", { name: /^Activity/ }).tap();
  await host.getByRole("button", { name: /^Approve Jonas Journey/ }).tap();
  await expect(host.getByText("Jonas is in")).toBeVisible();
  await expect(host.getByRole("heading", { level: 1, name: "Activity" })).toBeVisible();

  await host.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Profile" }).tap();
  await expect(host.getByRole("heading", { level: 1, name: "Maya Journey" })).toBeFocused();
  expect(await host.evaluate(() => window.scrollY)).toBe(0);
});

test("settings › changes show up on the public profile", async ({ browser }) => {
  const maya = await aGolfer(browser, "Maya");
  const profile = `/profile/${await viewerId(maya)}`;
  await maya.goto("/settings");
  await maya.getByLabel(/Bio/).fill("Early tee times, coffee after.");
  await maya.getByLabel(/Handicap/).fill("11.4");
  await maya.getByRole("button", { name: "Save Changes" }).click();
  await expect(maya.getByText("Profile Updated!")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const response = await visitor.goto(profile);
  expect(await response?.text()).toContain("<title>Maya Journey · Fourball</title>");
  await expect(visitor.getByText("Early tee times, coffee after.")).toBeVisible();
  await expect(visitor.getByText("11.4 hcp")).toBeVisible();

  await maya.getByRole("switch", { name: "Public Profile" }).click();
  await maya.getByRole("button", { name: "Save Changes" }).click();
  await expect(maya.getByText("All changes saved")).toBeVisible();
  await expect(maya.getByRole("button", { name: "View Full Profile" })).toBeDisabled();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(visitor.getByText("Profile Not Found")).toBeVisible();

  await maya.goto("/settings#account");
  await maya.getByRole("button", { name: "Delete account" }).click();
  await maya.getByLabel("Your password").fill(PASSWORD);
  await maya.getByRole("button", { name: "Delete my account" }).click();
  await expect(maya.getByRole("link", { name: "Get Started" })).toBeVisible();
  expect((await maya.request.get("/api/auth/user")).status()).toBe(401);
});

test("settings › all emails are off in two taps, and on again in one", async ({ browser }) => {
  const browserErrors: string[] = [];
  const maya = await aGolfer(browser, "Maya");
  collectBrowserErrors(maya, browserErrors);
  await maya.setViewportSize({ width: 390, height: 844 });
  await maya.goto("/settings");
  await expectAccessible(maya, "the sections of the settings");
  await maya
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: /^Notifications/ })
    .click();
  await expect(maya.getByRole("heading", { name: "Notifications" })).toBeFocused();
  expect(await maya.evaluate(() => window.scrollY)).toBe(0);
  await maya.getByRole("switch", { name: "Email" }).click();
  await expect(maya.getByRole("switch", { name: "Email" })).not.toBeChecked();
  const account = async () => (await maya.request.get("/api/auth/user")).json();
  await expect.poll(account).toMatchObject({ emailOn: false, emailJoinRequests: true });
  await maya.getByText("Quiet hours").click();
  await expectAccessible(maya, "notifications with emails off");
  await maya.getByRole("button", { name: "Undo" }).click();
  await expect.poll(account).toMatchObject({ emailOn: true });
  await maya.getByText("Choose by kind").click();
  await maya.getByRole("checkbox", { name: "Requests to join: Email" }).click();
  await expectAccessible(maya, "the choices by kind");
  await maya.getByRole("button", { name: "Save Preferences" }).click();
  await expect.poll(account).toMatchObject({ emailOn: true, emailJoinRequests: false });
  await maya.goBack();
  await expect(maya.getByRole("heading", { level: 1, name: "Settings" })).toBeFocused();
  expect(browserErrors).toEqual([]);
});
