import { expect } from "@playwright/test";
import { collectBrowserErrors, expectAccessible } from "../support/accessibility.ts";
import { log, sendMessage } from "../support/chat.ts";
import { aGame, aGolfer, anAdmin, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("report › from a message in the chat to the outcome that both golfers read", async ({ browser }) => {
  const browserErrors: string[] = [];
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  const admin = await anAdmin(browser);
  for (const page of [maya, jonas, admin]) collectBrowserErrors(page, browserErrors);
  const { id } = await aGame(maya);
  await requestToJoin(jonas, id);
  await approveAllRequests(maya, id);
  for (const page of [maya, jonas]) await page.goto(`/tee-times/${id}`);
  const threat = `Stay off my course ${id.slice(0, 8)}`;
  await sendMessage(jonas, threat);

  await log(maya).getByText(threat).hover();
  await log(maya).getByRole("button", { name: "React to Jonas Journey" }).click();
  await maya.getByRole("button", { name: "Report message" }).click();
  const form = maya.getByRole("dialog", { name: "Report this message" });
  await form.getByRole("combobox", { name: "Reason" }).selectOption("Harassment or threats");
  await expectAccessible(maya, "the form of a report");
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(maya.getByText("We got your report")).toBeVisible();

  await admin.goto("/admin?tab=reports&about=message");
  await expectAccessible(admin, "the queue of reports");
  await admin.getByRole("list", { name: "Reports" }).getByRole("button", { name: "Harassment or threats" }).last().click();
  const report = admin.getByRole("dialog", { name: "Report about Jonas Journey" });
  await expect(report.getByText(threat)).toBeVisible();
  await report.getByRole("button", { name: "Take" }).click();
  await expect(report.getByText("Taken by you")).toBeVisible();
  await report.getByRole("checkbox", { name: "Remove the message" }).check();
  await report.getByRole("checkbox", { name: "Warn the golfer" }).check();
  await report.getByRole("textbox", { name: "Why? Only admins read this" }).fill("A threat in the chat");
  await expectAccessible(admin, "a report");
  await report.getByRole("button", { name: "Settle report" }).click();
  await expect(admin.getByText("Report settled")).toBeVisible();

  const warning = jonas.getByRole("alertdialog", { name: "A warning from our admins" });
  await expect(warning).toContainText("Reason: Harassment or threats");
  await expectAccessible(jonas, "the warning");
  await warning.getByRole("button", { name: "I understand" }).click();
  await expect(warning).toHaveCount(0);
  await expect(log(jonas).getByText("Message deleted")).toBeVisible();
  await jonas.reload();
  await expect(log(jonas).getByText("Message deleted")).toBeVisible();
  await expect(warning).toHaveCount(0);

  await maya.goto("/dashboard?tab=requests");
  await expect(maya.getByText("We looked at your report and took action.").first()).toBeVisible();
  expect(browserErrors).toEqual([]);
});
