import { expect, test } from "@playwright/test";
import { aGame, aGolfer, asks } from "./golfers.ts";

test("a host changes the hour, then cancels; who asked reads why, strangers find nothing", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host);
  const jonas = await aGolfer(browser, "Jonas");
  await asks(jonas, id);

  await host.goto(`/tee-times/${id}?edit=true`);
  const form = host.getByRole("dialog", { name: "Edit Tee Time" });
  await form.getByLabel("Tee Time", { exact: true }).fill("13:30");
  await form.getByRole("button", { name: /Save/ }).click();
  await expect(form).toHaveCount(0);
  await expect(host.getByText("1:30").first()).toBeVisible();

  await host.getByRole("button", { name: "Cancel Tee Time" }).click();
  const question = host.getByRole("alertdialog");
  await expect(question).toContainText(
    "Are you sure you want to cancel this tee time? This action cannot be undone and all participants will be notified.",
  );
  await expect(question.getByRole("button", { name: "Keep Tee Time" })).toBeFocused();
  await question.getByLabel(/Reason/).fill("Frost all week");
  await question.getByRole("button", { name: "Cancel Tee Time" }).click();
  await expect(host.getByText("Tee time cancelled successfully")).toBeVisible();
  await expect(host).toHaveURL(/\/marketplace/);

  await jonas.goto(`/tee-times/${id}`);
  await expect(jonas.getByText("Frost all week")).toBeVisible();
  const stranger = await aGolfer(browser, "Ruth");
  await stranger.goto(`/tee-times/${id}`);
  await expect(stranger.getByText("This tee time may have been cancelled or doesn't exist.")).toBeVisible();
});
