import { expect, type Page } from "@playwright/test";
import { expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

const phone = { viewport: WIDTHS.phone, hasTouch: true };
const sheet = (page: Page) => page.getByRole("dialog", { name: "That's three." });

/** Nothing moves but by its opacity. */
const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .every(({ effect }) => !(effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => "transform" in frame))),
  );

test("full group › the host and the golfer who completes the group see it at once, each on a phone", async ({ browser }) => {
  const maya = await aGolfer(browser, "Maya", phone);
  const { id } = await aGame(maya, { totalSlots: 3 });
  const marcus = await aGolfer(browser, "Marcus", phone);
  await requestToJoin(marcus, id);
  await approveAllRequests(maya, id);
  const grace = await aGolfer(browser, "Grace", { ...phone, colorScheme: "dark", reducedMotion: "reduce" });
  await requestToJoin(grace, id);
  for (const page of [maya, marcus, grace]) {
    await page.goto(`/tee-times/${id}`);
    await expect(page.getByRole("heading", { name: "Players (2/3)" })).toBeVisible();
  }
  const approve = maya.getByRole("button", { name: "Approve Grace Journey" });
  await approve.tap();
  await expect(sheet(maya)).toBeVisible();
  // At once: an answer can be undone for some seconds only.
  await maya.keyboard.press("Escape");
  await maya.getByRole("button", { name: "Undo for Grace Journey" }).tap();
  await expect(sheet(grace)).toHaveCount(0);
  await approve.tap();
  await expect(sheet(grace)).toBeVisible();
  expect(await isStill(grace)).toBe(true);
  for (const page of [maya, grace]) {
    await expect(sheet(page).getByText("The group is full: Maya, Marcus, Grace")).toHaveRole("status");
    await expectAccessible(page, "full group", { within: "[role=dialog]" });
  }

  await expect(marcus.getByRole("heading", { name: "Players (3/3)" })).toBeVisible();
  await expect(sheet(marcus)).toHaveCount(0);
  await maya.keyboard.press("Escape");
  await expect(sheet(maya)).toHaveCount(0);
  await maya.reload();
  await expect(maya.getByRole("heading", { name: "Players (3/3)" })).toBeVisible();
  await expect(sheet(maya)).toHaveCount(0);
  await sheet(grace).getByRole("link", { name: "Say hello" }).tap();
  await expect(grace.getByRole("textbox", { name: /message/i })).toHaveValue("Hi Maya and Marcus, ");
});
