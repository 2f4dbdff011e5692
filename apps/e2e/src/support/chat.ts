import { type Browser, expect, type Page } from "@playwright/test";
import { aGame, aGolfer, approveAllRequests, requestToJoin } from "./golfers.ts";

export const box = (page: Page) => page.getByRole("textbox", { name: "Message" });
export const log = (page: Page) => page.getByRole("log");

/** Sends a message through the form and waits until it is delivered. */
export async function sendMessage(page: Page, message: string): Promise<void> {
  await expect(box(page)).toBeEnabled();
  await box(page).fill(message);
  await box(page).press("Enter");
  await expect(log(page).getByText(message)).toBeVisible();
  await expect(page.getByText("Sending…")).toHaveCount(0);
}

/** A game hosted by Maya with Jonas as a confirmed player; both have access to the chat. */
export async function aGameWithChat(browser: Browser, jonasOptions: Parameters<typeof aGolfer>[2] = {}, host = "Maya") {
  const maya = await aGolfer(browser, host);
  const jonas = await aGolfer(browser, "Jonas", jonasOptions);
  const { id, courseName } = await aGame(maya);
  await requestToJoin(jonas, id);
  await approveAllRequests(maya, id);
  return { maya, jonas, id, courseName };
}
