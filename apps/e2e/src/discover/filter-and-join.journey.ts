import { expect } from "@playwright/test";
import { aGame, aGolfer } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("marketplace › a golfer filters the list, finds a game and requests to join", async ({ browser }) => {
  const host = await aGolfer(browser, "Francesca");
  const { id, courseName } = await aGame(host, { mood: "learning", totalSlots: 3 });

  const page = await aGolfer(browser, "Jonas");
  await page.goto("/marketplace");
  await page.getByRole("radio", { name: "This Week" }).click();
  await expect(page).toHaveURL(/week/);
  await page.getByRole("searchbox").first().fill("francesca journey");
  const card = page.getByRole("article").filter({ hasText: courseName });
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(card.getByRole("img", { name: "2 of 2 spots" })).toBeVisible();

  await card.getByRole("button", { name: /Request to Join/ }).click();
  await expect(card.getByText("Request Sent")).toBeVisible();
  await expect(page.getByText("Join request sent successfully!")).toBeVisible();

  await page.goto(`/tee-times/${id}`);
  await expect(page.getByText("Waiting for host approval")).toBeVisible();

  await host.goto(`/tee-times/${id}`);
  await expect(host.getByRole("button", { name: /Approve Jonas Journey/ })).toBeVisible();
});

test("marketplace › an empty result offers to clear the filters", async ({ browser }) => {
  const page = await aGolfer(browser, "Ruth");
  await page.goto("/marketplace?q=no%20such%20course%20anywhere");
  await expect(page.getByText("No tee times found")).toBeVisible();
  await expect(
    page.getByText("No tee times match your current filters. Try adjusting your search or create a new tee time."),
  ).toBeVisible();
  await page.getByRole("button", { name: /Clear filters/ }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});
