import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { resetClock, setClockOffset, shiftedClockUrl } from "../support/shifted-clock.ts";
import { test } from "../support/test.ts";

test.use({ baseURL: shiftedClockUrl });
test.beforeEach(resetClock);

/** Jobs run within 15 seconds on an idle machine. */
const JOB_TIMEOUT = { timeout: 60_000 };

const sayCosts = async (host: Page): Promise<void> => {
  await host.getByRole("button", { name: /^Costs/ }).click();
  const dialog = host.getByRole("dialog", { name: "What it costs" });
  await dialog.getByRole("textbox", { name: "Green fee" }).fill("85");
  await dialog.getByRole("textbox", { name: "Cart" }).fill("20.50");
  await dialog.getByRole("textbox", { name: "Deposit" }).fill("25");
  await dialog.getByRole("textbox", { name: "Cancellation rule" }).fill("Cancel free until 24 hours before.");
  await expectAccessible(host, "the form of the costs");
  await dialog.getByRole("button", { name: "Save" }).click();
};

test("costs › the host says them, players see them before and settle them after the round", async ({ browser }) => {
  test.slow();
  const browserErrors: string[] = [];
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  const golfers = [maya, jonas];
  for (const page of golfers) collectBrowserErrors(page, browserErrors);
  const { id } = await aGame(maya, { time: "16:00" });
  await requestToJoin(jonas, id);
  await approveAllRequests(maya, id);
  await jonas.setViewportSize(WIDTHS.phone);
  for (const page of golfers) await page.goto(`/tee-times/${id}`);

  await sayCosts(maya);
  // It opens on the other device without a reload.
  await expect(jonas.getByText("Pay $80.50 at the course and $25.00 to Maya.")).toBeVisible();
  await expect(jonas.getByText("Booked by Maya Journey · Cancel free until 24 hours before.")).toBeVisible();
  await expectAccessible(jonas, "what it costs");

  const { teeOffAt } = await (await maya.request.get(`/api/tee-times/${id}`)).json();
  await setClockOffset((Date.parse(teeOffAt) - Date.now()) / 3_600_000 + 6, golfers);
  await expect(jonas.getByText("Then: settle up, play again")).toBeVisible(JOB_TIMEOUT);
  await jonas.getByRole("button", { name: "Skip" }).click();
  await expect(jonas.getByText("You owe Maya Journey $25.00")).toBeVisible();
  await jonas.getByRole("button", { name: "I've paid" }).click();
  await expect(jonas.getByText("You've paid. Maya hasn't confirmed it yet.")).toBeVisible();
  await expectAccessible(jonas, "what is owed");
  await maya.getByRole("button", { name: "Yes, everyone came" }).click();
  await maya.getByRole("button", { name: "Skip" }).click();
  const row = maya.getByRole("listitem").filter({ hasText: "Owes you $25.00" });
  await expect(row).toContainText("Marked as paid by");
  await expectAccessible(maya, "what others owe");
  await row.getByRole("button", { name: "Received from Jonas Journey" }).click();
  await expect(row).toContainText("Settled");
  await expect(jonas.getByText("Settled", { exact: true })).toBeVisible();
  await jonas.getByRole("button", { name: "Done" }).click();
  await expect(jonas.getByText("All settled")).toBeVisible();
  await expect(jonas.getByRole("button", { name: "I've paid" })).toHaveCount(0);
  await maya.goto("/dashboard?tab=requests");
  await expect(maya.getByText("Jonas Journey says $25.00 is paid").first()).toBeVisible(JOB_TIMEOUT);
  expect(browserErrors).toEqual([]);
});
