import { expect } from "@playwright/test";
import { aGame, aGolfer, closeFullGroup, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("approve › the host approves one golfer and declines another; both see it", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host, { totalSlots: 2 });
  const [jonas, priya] = [await aGolfer(browser, "Jonas"), await aGolfer(browser, "Priya")];
  for (const golfer of [jonas, priya]) await requestToJoin(golfer, id);

  await host.goto(`/tee-times/${id}`);
  await expect(host.getByRole("heading", { name: "Players (1/2)" })).toBeVisible();
  await host.getByRole("button", { name: "Decline Priya Journey" }).click();
  await expect(host.getByText("Participant status updated successfully")).toBeVisible();
  await host.getByRole("button", { name: "Approve Jonas Journey" }).click();
  await closeFullGroup(host);
  await expect(host.getByRole("heading", { name: "Players (2/2)" })).toBeVisible();

  await jonas.goto(`/tee-times/${id}`);
  await expect(jonas.getByText("You're in")).toBeVisible();
  await priya.goto(`/tee-times/${id}`);
  await expect(priya.getByText("Request declined")).toBeVisible();

  const stranger = await aGolfer(browser, "Ruth");
  await stranger.goto(`/tee-times/${id}`);
  await expect(stranger.getByText("Tee Time Full")).toBeVisible();
  await expect(stranger.getByText("Priya Journey")).toHaveCount(0);
});

test("withdraw › a pending request disappears for the host", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host);
  const jonas = await aGolfer(browser, "Jonas");
  await requestToJoin(jonas, id);
  await jonas.goto(`/tee-times/${id}`);
  await jonas.getByRole("button", { name: /Withdraw/ }).click();
  await jonas.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(jonas.getByRole("button", { name: "Request to Join" })).toBeVisible();
  await host.goto(`/tee-times/${id}`);
  await expect(host.getByText("Jonas Journey")).toHaveCount(0);
});
