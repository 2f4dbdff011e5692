import { expect } from "@playwright/test";
import { aGame, aGolfer, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("cancel › the host edits the time, then cancels; players see the reason, others see a missing tee time", async ({
  browser,
}) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host);
  const jonas = await aGolfer(browser, "Jonas");
  await requestToJoin(jonas, id);

  await host.goto(`/tee-times/${id}?edit=true`);
  const form = host.getByRole("dialog", { name: "Edit Tee Time" });
  await form.getByLabel("Tee Time", { exact: true }).fill("13:30");
  await form.getByRole("button", { name: /Save/ }).click();
  await expect(form).toHaveCount(0);
  await expect(host.getByText("1:30").first()).toBeVisible();

  await host.getByRole("button", { name: "Cancel Tee Time" }).click();
  const confirmation = host.getByRole("alertdialog");
  await expect(confirmation).toContainText(
    "Are you sure you want to cancel this tee time? This action cannot be undone and all participants will be notified.",
  );
  await expect(confirmation.getByRole("button", { name: "Keep Tee Time" })).toBeFocused();
  await confirmation.getByLabel(/Reason/).fill("Frost all week");
  await confirmation.getByRole("button", { name: "Cancel Tee Time" }).click();
  await expect(host.getByText("Tee time cancelled successfully")).toBeVisible();
  await expect(host).toHaveURL(/\/marketplace/);

  await jonas.goto(`/tee-times/${id}`);
  await expect(jonas.getByText("Frost all week")).toBeVisible();
  const stranger = await aGolfer(browser, "Ruth");
  await stranger.goto(`/tee-times/${id}`);
  await expect(stranger.getByText("This tee time may have been cancelled or doesn't exist.")).toBeVisible();
});
