import { expect, type Locator, type Page } from "@playwright/test";
import { WIDTHS } from "../support/accessibility.ts";
import { aGameWithChat, log, sendMessage } from "../support/chat.ts";
import { pressOn } from "../support/keyboard.ts";
import { test } from "../support/test.ts";

test("chat › golfers react by keyboard and by a long press, live, and take it back", async ({ browser }) => {
  const { maya, jonas, id } = await aGameWithChat(browser, { viewport: WIDTHS.phone, hasTouch: true, isMobile: true });
  await maya.goto(`/tee-times/${id}`);
  await sendMessage(maya, "Who's walking?");
  await expect(maya.getByText("Seen", { exact: true })).toHaveCount(0);
  await jonas.goto(`/tee-times/${id}`);
  await jonas.getByRole("link", { name: "Group chat, 1 unread message" }).click();
  const [choiceOfMaya, choiceOfJonas] = [maya, jonas].map((page) => page.getByRole("group", { name: "Choose a reaction" }));
  if (!(choiceOfMaya && choiceOfJonas)) throw new Error("two golfers");
  await expect(maya.getByText("Seen", { exact: true })).toBeVisible();

  await longPress(jonas, log(jonas).getByText("Who's walking?"), choiceOfJonas);
  await choiceOfJonas.getByRole("button", { name: "Raised hands" }).tap();
  await expect(choiceOfJonas).toHaveCount(0);
  await expect(log(maya).getByRole("button", { name: "Raised hands, 1" })).toBeVisible();

  await pressOn(maya, log(maya).getByRole("button", { name: "React to your message" }));
  await pressOn(maya, choiceOfMaya.getByRole("button", { name: "Fire" }));
  const fire = (page: Page) => log(page).getByRole("button", { name: "Fire, 1" });
  await expect(fire(jonas)).toBeVisible();
  await pressOn(maya, fire(maya));
  await expect(fire(jonas)).toHaveCount(0);
  await jonas.getByRole("button", { name: "Raised hands, 1" }).tap();
  await expect(log(maya).getByRole("list", { name: "Reactions" })).toHaveCount(0);

  await jonas.getByRole("link", { name: "Back to the game" }).click();
  await expect(jonas.getByText("Maya: Who's walking?")).toBeVisible();
});

test("chat › a message is deleted by its author, and by the host, for everyone at once", async ({ browser }) => {
  const { maya, jonas, id } = await aGameWithChat(browser);
  for (const page of [maya, jonas]) await page.goto(`/tee-times/${id}`);
  await sendMessage(jonas, "My number is 555 0100");
  await sendMessage(jonas, "Anyone for new clubs?");
  const remove = async (page: Page, message: string) => {
    await log(page).getByText(message).dblclick();
    await page.getByRole("button", { name: "Delete message" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  };
  await remove(jonas, "My number is 555 0100");
  await expect(log(maya).getByText("Message deleted")).toHaveCount(1);
  await expect(log(maya).getByText("555 0100")).toHaveCount(0);
  await remove(maya, "Anyone for new clubs?");
  await expect(log(jonas).getByText("Message deleted")).toHaveCount(2);
  await jonas.reload();
  await expect(log(jonas).getByText("Message deleted")).toHaveCount(2);
});

/** Keeps a finger on an element until what it opens is there. */
async function longPress(page: Page, target: Locator, opened: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const area = await target.boundingBox();
  if (!area) throw new Error("nothing to press");
  const devtools = await page.context().newCDPSession(page);
  const finger = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await expect(opened).toBeVisible();
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
}
