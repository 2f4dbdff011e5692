import { expect } from "@playwright/test";
import { aCourse, aGame, aGolfer, anAdmin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("course page › a visitor sees the course, its games and its hosts, and comes back to the game after sign-in", async ({
  browser,
}) => {
  const host = await aGolfer(browser, "Greta");
  const courseName = "Quincy Hills Golf Course";
  const courseId = await aCourse(await anAdmin(browser), { name: courseName, town: "Quincy" });
  const { id } = await aGame(host, { courseId });
  await aGame(host, { courseId, isPublic: false, time: "10:00" });

  const visitor = await (await browser.newContext()).newPage();
  const response = await visitor.goto(`/courses/${courseId}`);
  expect(response?.status()).toBe(200);
  await expect(visitor).toHaveTitle(new RegExp(`^${courseName}`));
  await expect(visitor.getByRole("heading", { level: 1, name: courseName })).toBeVisible();
  await expect(visitor.getByRole("link", { name: /Directions/ })).toHaveAttribute("href", /maps|geo/);
  const game = visitor.locator(`[data-game="${id}"]`);
  await expect(game).toContainText("9:00");
  await expect(visitor.getByRole("article").filter({ hasText: "10:00" }).filter({ hasText: "Greta" })).toHaveCount(0);
  await expect(visitor.getByRole("link", { name: "Greta Journey" })).toHaveAttribute("href", /\/profile\//);
  await expect(game.getByRole("link", { name: /^Sign in to join/ })).toHaveAttribute("href", new RegExp(id));
});

test("course page › opens from the game, and is missing for an unknown course", async ({ browser }) => {
  const golfer = await aGolfer(browser, "Nils");
  const { id, courseName } = await aGame(golfer);
  await golfer.goto(`/tee-times/${id}`);
  await golfer.getByRole("link", { name: courseName, exact: true }).click();
  await expect(golfer.getByRole("heading", { level: 1, name: courseName })).toBeVisible();

  const response = await golfer.goto("/courses/00000000-0000-4000-8000-000000000000");
  expect(response?.status()).toBe(404);
  await expect(golfer.getByText("Course Not Found")).toBeVisible();
});
