import { expect, type Locator, type Page } from "@playwright/test";
import { PASSWORD } from "./golfers.ts";
import type { MailServer } from "./mail-server.ts";

/** What a golfer sees first who is signed in. */
export const games = (page: Page): Locator => page.getByRole("heading", { name: "Available Tee Times" });

/** Fills in the form of a new golfer, and sends it. */
export async function sendSignUp(page: Page, email: string, lastName = ""): Promise<void> {
  await page.getByLabel("First name").fill("Priya");
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Up to the mail: there is no account until its link is opened. */
export async function signUp(page: Page, email: string, returnTo = "/"): Promise<void> {
  await page.goto(`/sign-up?returnTo=${encodeURIComponent(returnTo)}`);
  await sendSignUp(page, email);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
}

/** A golfer with a proven address. */
export async function signUpByMail(page: Page, mail: MailServer, email: string): Promise<void> {
  await signUp(page, email);
  await page.goto(await mail.linkTo("finish-sign-up", email));
  await page.getByRole("button", { name: "Finish signing up" }).click();
  await expect(games(page)).toBeVisible();
}
