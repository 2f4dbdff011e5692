import { expect } from "@playwright/test";
import { axeViolations } from "../support/accessibility.ts";
import { aDevice } from "../support/devices.ts";
import { anAdmin, newEmail, PASSWORD } from "../support/golfers.ts";
import { MAILING_PORT } from "../support/servers.ts";
import { test } from "../support/test.ts";

test("passkey › a golfer adds one, signs in without typing, names it and removes it", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await aDevice(page);
  const golfer = { firstName: "Priya", lastName: "Shah", email: newEmail("Priya"), password: PASSWORD };
  expect((await page.request.post("/api/auth/register", { data: golfer })).status()).toBe(201);

  await page.goto("/settings#account");
  await expect(page.getByText("You don't have a passkey yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  const remove = page.getByRole("button", { name: "Remove", exact: true });
  await expect(remove).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto("/sign-in");
  await expect(page.getByRole("heading", { name: "Available Tee Times" })).toBeVisible();

  await page.goto("/settings#account");
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Priya's phone");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Priya's phone")).toBeVisible();
  await remove.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("You don't have a passkey yet.")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("This passkey doesn't work here.");
});

test.describe("where admins need a passkey", () => {
  test.use({ baseURL: `http://localhost:${MAILING_PORT}` });

  test("admin › adds one to open the admin pages, and uses it after a sign-in with the password", async ({
    browser,
    baseURL,
  }) => {
    const page = await anAdmin(browser, { ...(baseURL && { baseURL }) });
    await aDevice(page);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Add a passkey first" })).toBeVisible();
    expect((await page.request.get("/api/admin/stats")).status()).toBe(403);
    await page.getByRole("link", { name: "Add a passkey in Settings" }).click();
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByText("Passkey added")).toBeVisible();
    await page.goto("/admin");
    await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();

    const data = { email: "admin@fourball.test", password: "fourball-demo" };
    expect((await page.request.post("/api/auth/login", { data })).ok()).toBe(true);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Use your passkey" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
    expect((await page.request.get("/api/admin/stats")).status()).toBe(200);
  });
});
