import { expect } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer, closeFullGroup } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("friends › a golfer brings a friend, both count once approved, and the friend's spot opens again", async ({ browser }) => {
  const browserErrors: string[] = [];
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  for (const page of [maya, jonas]) collectBrowserErrors(page, browserErrors);
  const { id } = await aGame(maya, { totalSlots: 3 });
  await jonas.setViewportSize(WIDTHS.phone);

  await jonas.goto(`/tee-times/${id}`);
  await jonas.getByRole("button", { name: "Request to Join" }).click();
  await jonas.getByRole("button", { name: "Bring a friend" }).click();
  const name = jonas.getByRole("textbox", { name: "Friend's name" });
  await expect(name).toBeFocused();
  await jonas.getByRole("button", { name: "Request to Join" }).click();
  await expect(jonas.getByText("Name is required")).toBeVisible();
  await name.fill("Robin Vale");
  await expectAccessible(jonas, "the name of a friend");
  await jonas.getByRole("button", { name: "Request to Join" }).click();
  await expect(jonas.getByRole("region", { name: "You bring a friend" })).toContainText("Robin Vale");
  await expectAccessible(jonas, "a request with a friend");

  await maya.goto("/dashboard?tab=requests");
  await expect(maya.getByRole("heading", { name: "Jonas Journey + 1 friend" })).toBeVisible();
  await expectAccessible(maya, "a request with a friend for the host");
  await maya.goto(`/tee-times/${id}`);
  await expect(maya.getByText("Brings Robin Vale")).toBeVisible();
  await maya.getByRole("button", { name: "Approve Jonas Journey" }).click();
  for (const page of [maya, jonas]) await closeFullGroup(page);
  await expect(maya.getByRole("heading", { name: "Players (3/3)" })).toBeVisible();
  await expect(maya.getByRole("listitem").filter({ hasText: "Robin Vale" })).toContainText("Jonas's friend");
  await expectAccessible(maya, "a friend among the players");

  await expect(jonas.getByRole("heading", { name: "You're in" })).toBeVisible();
  await jonas.getByRole("button", { name: "Robin Vale can't come" }).click();
  const question = jonas.getByRole("alertdialog", { name: "Robin Vale can't come?" });
  await expect(question).toBeVisible();
  await expectAccessible(jonas, "whether a friend's spot is opened");
  await question.getByRole("button", { name: "Open the Spot" }).click();
  await expect(jonas.getByRole("heading", { name: "Players (2/3)" })).toBeVisible();
  await expect(jonas.getByRole("region", { name: /You bring/ })).toHaveCount(0);
  await expect(maya.getByRole("heading", { name: "Players (2/3)" })).toBeVisible();
  await expect(maya.getByText("Open slot")).toBeVisible();
  await maya.goto("/dashboard?tab=requests");
  await expect(maya.getByText("A friend of Jonas Journey can't come").first()).toBeVisible();
  expect(browserErrors).toEqual([]);
});
