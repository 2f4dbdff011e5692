import { type Browser, expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { sendMessage } from "../support/chat.ts";
import { aDevice } from "../support/devices.ts";
import { aGame, newEmail, PASSWORD } from "../support/golfers.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { MAILING_PORT } from "../support/servers.ts";
import { games, signUp, signUpByMail } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

// One mail server receives what one server sends.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: `http://localhost:${MAILING_PORT}` });

let mail: MailServer;
test.beforeAll(async () => {
  mail = await startMailServer();
});
test.afterAll(() => mail.close());

test("sign up with mail › the account is created by the click in the mail", async ({ page, browser }) => {
  const browserErrors: string[] = [];
  collectBrowserErrors(page, browserErrors);
  const typo = newEmail("Priyaa");
  const email = newEmail("Priya");
  await signUp(page, typo);
  await expectAccessible(page, "check your email");
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(typo);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(email)).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);

  const link = await mail.linkTo("finish-sign-up", email);
  const scanner = await browser.newPage();
  await scanner.goto(link);
  await expect(scanner.getByLabel("Password", { exact: true })).toBeVisible();
  await expectAccessible(scanner, "the link in another browser");
  await scanner.close();

  const tab = await page.context().newPage();
  collectBrowserErrors(tab, browserErrors);
  await tab.goto(link);
  await expectAccessible(tab, "the link in the same browser");
  await tab.getByRole("button", { name: "Finish signing up" }).click();
  await expect(games(tab)).toBeVisible();
  await tab.goto(link);
  await expect(tab.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  expect(browserErrors).toEqual([]);
});

test("lose and regain an account › by the password, the new address and the old one", async ({ page, browser }) => {
  const email = newEmail("Priya");
  await signUpByMail(page, mail, email);

  const lost = await (await browser.newContext()).newPage();
  await lost.goto("/forgot-password");
  await lost.getByLabel("Email").fill(email);
  await lost.getByRole("button", { name: "Send the link" }).click();
  await expect(lost.getByText("Check your email")).toBeVisible();
  await lost.goto(await mail.linkTo("reset-password", email));
  const regained = `${PASSWORD} again`;
  await lost.getByLabel("New password").fill(regained);
  await lost.getByRole("button", { name: "Change password" }).click();
  await expect(lost.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  await lost.getByLabel("Email").fill(email);
  await lost.getByLabel("Password", { exact: true }).fill(regained);
  await lost.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(games(lost)).toBeVisible();

  const thiefs = newEmail("Mallory");
  await lost.goto("/settings#account");
  await lost.getByRole("button", { name: "Change email" }).click();
  await lost.getByLabel("New email").fill(thiefs);
  await lost.getByLabel("Your password").fill(regained);
  await lost.getByRole("dialog").getByRole("button", { name: "Change email" }).click();
  await expect(lost.getByText("Waiting for you to confirm")).toBeVisible();
  await lost.goto(await mail.linkTo("confirm-email", thiefs));
  await lost.getByRole("button", { name: "Confirm email" }).click();
  await expect(lost.getByRole("heading", { name: "Email confirmed" })).toBeVisible();

  await page.goto(await mail.linkTo("undo-email-change", email));
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Put back my email" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect((await lost.request.get("/api/auth/user")).status()).toBe(401);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(games(page)).toBeVisible();
});

test("sign up with mail › goes on in another browser where the visitor was", async ({ page, browser }) => {
  const email = newEmail("Priya");
  await signUp(page, email, "/dashboard?tab=requests");
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await mail.linkTo("finish-sign-up", email));
  await phone.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await phone.getByRole("button", { name: "Finish signing up" }).click();
  await expect(phone).toHaveURL(/\/dashboard\?tab=requests/);
});

test("without a password › a golfer signs in with passkeys alone, loses them and gets the account back", async ({ page }) => {
  const email = newEmail("Priya");
  await signUpByMail(page, mail, email);

  await page.goto("/settings#account");
  const phone = await aDevice(page);
  const add = page.getByRole("button", { name: "Add a passkey" });
  const rename = page.getByRole("button", { name: /^Rename/ });
  await add.click();
  await expect(rename).toHaveCount(1);
  await phone.lose();
  const laptop = await aDevice(page);
  await add.click();
  await expect(rename).toHaveCount(2);
  await page.getByRole("button", { name: "Remove password" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove password" }).click();
  await expect(page.getByText(/Your account has no password/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Password", exact: true })).toBeFocused();
  await expectAccessible(page, "settings without a password");

  await page.context().clearCookies();
  await page.goto("/sign-in");
  await expect(games(page)).toBeVisible();

  await laptop.lose();
  await page.context().clearCookies();
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.goto(await mail.linkTo("reset-password", email));
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(games(page)).toBeVisible();
});

test("guest to golfer › from the mailbox to the game, and the spot is never open", async ({ page: host, browser }) => {
  const [hostEmail, email] = [newEmail("Maya"), newEmail("Robin")];
  await signUpByMail(host, mail, hostEmail);
  const { id } = await aGame(host, { totalSlots: 2 });
  const { id: hostId } = await (await host.request.get("/api/auth/user")).json();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/profile/${hostId}`);
  await guest.getByRole("button", { name: "Request to Join" }).click();
  await guest.getByRole("tab", { name: "Request as guest" }).click();
  await guest.getByLabel("Your name").fill("Robin Vale");
  await guest.getByLabel("Your email").fill(email);
  await guest.getByRole("button", { name: "Send request" }).click();
  await guest.goto(await mail.linkTo("guest-request", email));
  await guest.getByRole("button", { name: "Send my request" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Waiting for the host" })).toBeVisible();

  await host.goto(`/tee-times/${id}`);
  await host.getByRole("button", { name: "Approve Robin Vale" }).click();
  await expect(host.getByText(/^Spot held until/)).toBeVisible();
  await expect(host.getByRole("button", { name: "Copy Robin's link" })).toHaveCount(0);
  await expect(host.getByText("(2/2)")).toBeVisible();

  // The mail about the approval waits until the host can no longer take it back; it leads to the same page.
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(guest.url());
  await phone.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await phone.getByRole("button", { name: "Create account and keep my spot" }).click();
  await expect(phone).toHaveURL(`/tee-times/${id}`);
  await expect(phone.getByText("Your spot is saved")).toBeVisible();
  // The mailbox is proven: the account can act at once.
  await phone.goto(`/tee-times/${id}?view=chat`);
  await sendMessage(phone, "Thanks for having me!");
  await expect(host.getByText("(2/2)")).toBeVisible();
  await expect(host.getByText(/^Spot held until/)).toHaveCount(0);
});

/** A clock on which it is noon or a little later: nothing is sent at night. */
function aDaytimeZone(): string {
  const ahead = 12 - Temporal.Now.zonedDateTimeISO("UTC").hour;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

async function aMailedGolfer(browser: Browser): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext()).newPage();
  const email = newEmail("Priya");
  await signUpByMail(page, mail, email);
  return { page, email };
}

test("fill a spot › the first yes by the link takes it, the host sees it, and a late one reads that it is gone", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const browserErrors: string[] = [];
  const { page: host } = await aMailedGolfer(browser);
  const golfers = [await aMailedGolfer(browser), await aMailedGolfer(browser)];
  const date = Temporal.Now.plainDateISO("America/Los_Angeles").add({ days: 1 }).toString();
  const { id, courseId, courseName } = await aGame(host, { totalSlots: 2, date, time: "12:00" });
  for (const { page } of golfers) {
    const data = { filter: { courseId }, frequency: "weekly", timeZone: aDaytimeZone() };
    expect((await page.request.post("/trpc/savedSearch.save", { data })).ok()).toBe(true);
  }

  collectBrowserErrors(host, browserErrors);
  await host.goto(`/tee-times/${id}`);
  await host.getByRole("button", { name: "Fill this spot" }).click();
  const sheet = host.getByRole("dialog", { name: "Fill this spot" });
  await expect(sheet.getByText(/golfers?( in \d+ waves, the first)? now/)).toBeVisible();
  await expectAccessible(host, "the plan to fill a spot");
  await sheet.getByRole("radio", { name: /^Confirm at once/ }).check();
  await sheet.getByRole("button", { name: /^Ask \d+ golfers$/ }).click();
  // The jobs run every few seconds, and the screen follows by itself.
  await expect(host.getByText(/^Waiting for a yes · 2 written to/)).toBeVisible({ timeout: 60_000 });

  const [first, late] = await Promise.all(
    golfers.map(async ({ email }) => {
      const page = await (await browser.newContext({ viewport: WIDTHS.phone })).newPage();
      collectBrowserErrors(page, browserErrors);
      await page.goto(await mail.linkTo("fill-spot", email));
      await expect(page.getByText(`You're asked because you saved games at ${courseName}.`)).toBeVisible();
      return page;
    }),
  );
  const inApp = golfers[1]?.page;
  if (!first || !late || !inApp) throw new Error("two golfers were written to");
  await expectAccessible(first, "the message about an open spot");
  await inApp.goto(`/tee-times/${id}`);
  await expect(inApp.getByRole("button", { name: "I'm in" })).toBeVisible();
  await expect(inApp.getByRole("heading", { name: "Are you in?" })).not.toBeFocused();
  await expectAccessible(inApp, "the game of a golfer who is asked");
  await first.getByRole("button", { name: "I'm in" }).press("Enter");
  await expect(first.getByRole("heading", { name: "You're in" })).toBeFocused();

  await expect(host.getByText("(2/2)")).toBeVisible();
  await expect(host.getByText(/^A golfer said yes/)).toBeVisible();
  expect(browserErrors).toEqual([]);
  await late.getByRole("button", { name: "I'm in" }).click();
  await expect(late.getByRole("heading", { name: "The spot is gone" })).toBeFocused();
  await expect(late.getByRole("link", { name: "Find a similar game" })).toBeVisible();
});
