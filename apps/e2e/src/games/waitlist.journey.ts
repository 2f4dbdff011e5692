import { expect } from "@playwright/test";
import { aGame, aGolfer, closeFullGroup, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("waitlist › when a spot opens in a full game, it is offered to the first of two waiting golfers", async ({ browser }) => {
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  const { id } = await aGame(maya, { totalSlots: 2 });
  await requestToJoin(jonas, id);
  await maya.goto(`/tee-times/${id}`);
  await maya.getByRole("button", { name: "Approve Jonas Journey" }).click();
  await closeFullGroup(maya);
  await expect(maya.getByRole("heading", { name: "Players (2/2)" })).toBeVisible();

  const [priya, ruth] = [await aGolfer(browser, "Priya"), await aGolfer(browser, "Ruth")];
  for (const [page, place] of [
    [priya, "1st"],
    [ruth, "2nd"],
  ] as const) {
    await page.goto(`/tee-times/${id}`);
    await page.getByRole("button", { name: "Join the waitlist" }).click();
    await expect(page.getByText(new RegExp(`You're ${place} in line`))).toBeVisible();
  }
  await jonas.goto(`/tee-times/${id}`);
  await jonas.getByRole("button", { name: /Withdraw/ }).click();
  await jonas
    .getByRole("alertdialog")
    .getByRole("button", { name: /Withdraw/ })
    .click();

  await priya.getByRole("button", { name: "Request the spot" }).click();
  await expect(priya.getByText("Waiting for host approval")).toBeVisible();
  await maya.getByRole("button", { name: "Approve Priya Journey" }).click();
  await expect(maya.getByText("(2/2)")).toBeVisible();
  await expect(ruth.getByText(/in line/).first()).toBeVisible();
});
