import { expect, type Page } from "@playwright/test";
import { axeViolations } from "./accessibility.ts";
import { newEmail, PASSWORD } from "./golfers.ts";
import { test } from "./test.ts";

/** A device of the golfer that says yes at once, with passkeys that its owner's devices share. */
async function aDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable", { enableUI: false });
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

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
