import { expect } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("change with consent › the host asks, one player is still in, one can't, and the game moves without them", async ({
  browser,
}) => {
  const browserErrors: string[] = [];
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  const priya = await aGolfer(browser, "Priya");
  const golfers = [maya, jonas, priya];
  for (const page of golfers) collectBrowserErrors(page, browserErrors);
  const { id } = await aGame(maya, { time: "09:00" });
  for (const page of [jonas, priya]) await requestToJoin(page, id);
  await approveAllRequests(maya, id);
  await jonas.setViewportSize(WIDTHS.phone);
  for (const page of [jonas, priya]) await page.goto(`/tee-times/${id}`);

  await maya.goto(`/tee-times/${id}?edit=true`);
  const dialog = maya.getByRole("dialog", { name: "Edit Tee Time" });
  await dialog.getByLabel("Tee Time", { exact: true }).fill("10:30");
  await dialog.getByRole("button", { name: "Ask Players First" }).click();
  await expect(maya.getByRole("heading", { name: "You've proposed a change" })).toBeVisible();
  await expectAccessible(maya, "what the host has proposed");

  // It opens on the players' devices without a reload, and nothing has changed yet.
  await expect(jonas.getByRole("heading", { name: "Maya proposes a change" })).toBeVisible();
  await expect(jonas.getByText(/10:30 AM [A-Z]+ at/)).toBeVisible();
  await expectAccessible(jonas, "what a player is asked");
  await jonas.getByRole("button", { name: "Can't" }).click();
  await expect(jonas.getByText("You can't make it. Waiting for 1 more answer.")).toBeVisible();
  await expect(maya.getByRole("list", { name: "Answers" }).getByRole("listitem").filter({ hasText: "Jonas" })).toContainText(
    "Can't",
  );
  expect(await (await jonas.request.get(`/api/tee-times/${id}`)).json()).toMatchObject({
    time: "09:00",
    viewerStatus: "confirmed",
  });

  await priya.getByRole("button", { name: "Still in" }).click();
  await expect(priya.getByRole("heading", { name: "Maya proposes a change" })).toHaveCount(0);
  await expect(maya.getByRole("heading", { name: "You've proposed a change" })).toHaveCount(0);
  expect(await (await priya.request.get(`/api/tee-times/${id}`)).json()).toMatchObject({
    time: "10:30",
    viewerStatus: "confirmed",
  });
  expect(await (await jonas.request.get(`/api/tee-times/${id}`)).json()).toMatchObject({ time: "10:30", viewerStatus: null });
  await jonas.goto("/dashboard?tab=requests");
  await expect(jonas.getByText("The game moved, and you've left it").first()).toBeVisible();
  // Nothing is held against a golfer who couldn't make the change.
  await jonas.goto("/settings#record");
  await expect(jonas.getByText(/late withdrawal/i)).toHaveCount(0);
  expect(browserErrors).toEqual([]);
});
