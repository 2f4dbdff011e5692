import { expect } from "@playwright/test";
import { collectBrowserErrors, expectAccessible } from "../support/accessibility.ts";
import { log, sendMessage } from "../support/chat.ts";
import { aGame, aGolfer, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("block › from the chat: messages fold, and neither finds the other until it is undone", async ({ browser }) => {
  const browserErrors: string[] = [];
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  for (const page of [maya, jonas]) collectBrowserErrors(page, browserErrors);
  const together = await aGame(maya);
  const other = await aGame(maya, { time: "15:00" });
  await requestToJoin(jonas, together.id);
  await approveAllRequests(maya, together.id);
  for (const page of [maya, jonas]) await page.goto(`/tee-times/${together.id}`);
  await sendMessage(jonas, "Late again, sorry");

  await log(maya).getByText("Late again, sorry").hover();
  await log(maya).getByRole("button", { name: "React to Jonas Journey" }).click();
  await maya.getByRole("button", { name: "Block Jonas Journey" }).click();
  const dialog = maya.getByRole("alertdialog", { name: "Block Jonas Journey?" });
  await expect(maya.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(maya, "the question");
  await dialog.getByRole("button", { name: "Block" }).click();
  await expect(maya.getByText("You blocked Jonas Journey")).toBeVisible();
  const folded = maya.getByRole("button", { name: "Message from someone you blocked" });
  await expect(folded).toBeVisible();
  await expect(log(maya).getByText("Late again, sorry")).toHaveCount(0);
  await folded.click();
  await expect(log(maya).getByText("Late again, sorry")).toBeVisible();
  await expect(maya.getByText("Jonas Journey is here")).toHaveCount(0);

  // The game that both play stays as it was for Jonas; another game of Maya, and her profile, are gone.
  await jonas.reload();
  await expect(log(jonas).getByText("Late again, sorry")).toBeVisible();
  await expect(jonas.getByText("Maya Journey is here")).toBeVisible();
  const profileOfMaya = await jonas.getByRole("link", { name: "Maya Journey" }).first().getAttribute("href");
  await jonas.goto(`/tee-times/${other.id}`);
  await expect(jonas.getByRole("heading", { name: "Tee Time Not Found" })).toBeVisible();
  await jonas.goto(profileOfMaya ?? "no link");
  await expect(jonas.getByRole("heading", { name: "Profile Not Found" })).toBeVisible();

  await maya.goto("/settings#blocked");
  await expect(maya.getByText("You blocked 1 golfer.")).toBeVisible();
  await expectAccessible(maya, "the blocked golfers");
  await maya.getByRole("button", { name: "Unblock Jonas Journey" }).click();
  await expect(maya.getByText("You haven't blocked anyone.")).toBeVisible();
  await jonas.reload();
  await expect(jonas.getByRole("heading", { name: "Maya Journey" })).toBeVisible();
  expect(browserErrors).toEqual([]);
});
