import { expect } from "@playwright/test";
import { axeViolations } from "../support/accessibility.ts";
import { newEmail, PASSWORD } from "../support/golfers.ts";
import { signInThere, startIdentityProvider } from "../support/identity-provider.ts";
import { MAILING_PORT } from "../support/servers.ts";
import { test } from "../support/test.ts";

// One port has one provider.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: `http://localhost:${MAILING_PORT}` });

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
test.beforeAll(async () => {
  provider = await startIdentityProvider();
});
test.afterAll(() => provider.close());

test("single sign-on › a visitor gets an account, sets a password and disconnects", async ({ page }) => {
  await page.goto("/sign-in?returnTo=%2Fdashboard%3Ftab%3Drequests");
  const there = page.getByRole("link", { name: "Continue with Club login" });
  await expect(there).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await there.click();
  const email = newEmail("Priya");
  await signInThere(page, email);
  await expect(page).toHaveURL(/\/dashboard\?tab=requests$/);
  await expect(page.getByRole("button", { name: "Account of Priya" })).toBeVisible();

  await page.goto("/settings#account");
  await expect(page.getByText(/Your account has no password/)).toBeVisible();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  const disconnect = page.getByRole("button", { name: "Disconnect" });
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" });
  await disconnect.click();
  await confirm.click();
  await expect(page.getByText(/Set a password or add 2 passkeys first/)).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set a password" }).click();
  await expect(page.getByLabel("Current password")).toBeVisible();
  await disconnect.click();
  await confirm.click();
  await expect(page.getByRole("heading", { name: "Sign in with Club login" })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page).toHaveURL(/\/settings#account$/);
  await expect(disconnect).toBeVisible();

  await page.goto("/settings?problem=taken#account");
  const problem = page.getByRole("alert").filter({ hasText: "is connected to another golfer's account here" });
  await expect(problem).toBeFocused();
  await page.waitForLoadState("networkidle");
  await expect(problem).toBeInViewport({ ratio: 1 });
});

test("single sign-on › a golfer who changes their mind there comes back and reads that", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Continue with Club login" }).click();
  await page.getByRole("link", { name: "[ Cancel ]" }).click();
  await expect(page.getByRole("alert")).toContainText("You didn't finish signing in with Club login.");
  expect(await axeViolations(page)).toEqual([]);
});
