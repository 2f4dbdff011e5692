import { expect } from "@playwright/test";
import { collectBrowserErrors, expectAccessible } from "../support/accessibility.ts";
import { aCourse, aGame, aGolfer, anAdmin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

/** A clock on which it is noon or a little later: nothing is sent at night. */
function aDaytimeZone(): string {
  const ahead = 12 - Temporal.Now.zonedDateTimeISO("UTC").hour;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

test("saved search › from an empty result, and the golfer is notified of the game that is posted", async ({ browser }) => {
  test.setTimeout(120_000);
  const courseId = await aCourse(await anAdmin(browser), { name: "Quiet Hollow", town: "Tellville" });
  const browserErrors: string[] = [];
  const maya = await aGolfer(browser, "Maya", { timezoneId: aDaytimeZone() });
  collectBrowserErrors(maya, browserErrors);
  const jonas = await aGolfer(browser, "Jonas");

  await maya.goto("/marketplace?q=quiet%20hollow&times=morning");
  await maya.getByRole("button", { name: "Tell me when one is posted" }).click();
  const dialog = maya.getByRole("dialog", { name: "Tell me about games like this" });
  await expect(dialog).toContainText("Morning games matching “quiet hollow”");
  await expectAccessible(maya, "the question how often");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(maya.getByText("Search saved")).toBeVisible();

  await maya.goto("/dashboard");
  await aGame(jonas, { courseId, time: "14:00" });
  await aGame(jonas, { courseId, time: "09:00" });
  // The jobs run every few seconds, and the screen follows by itself.
  const notification = maya.getByRole("link", { name: "A new game for you" });
  await expect(notification).toBeVisible({ timeout: 60_000 });
  await expect(maya.getByText(/9:00 AM at Quiet Hollow/)).toBeVisible();
  await notification.click();
  await expect(maya.getByRole("heading", { level: 1, name: "Quiet Hollow" })).toBeVisible();

  await maya.goto("/settings#searches");
  await expect(maya.getByText("1 of 10")).toBeVisible();
  await expectAccessible(maya, "saved searches in settings");
  await maya.getByRole("button", { name: /^Delete: Morning games/ }).click();
  await expect(maya.getByText(/You have no saved searches/)).toBeVisible();
  await maya.getByRole("button", { name: "Undo" }).click();
  await expect(maya.getByText("1 of 10")).toBeVisible();
  await maya.getByRole("link", { name: "Morning games matching “quiet hollow”" }).click();
  await expect(maya.getByRole("article")).toHaveCount(1);
  await expect(maya.getByRole("button", { name: "Save this search" })).toBeVisible();
  expect(browserErrors).toEqual([]);
});
