import { type Browser, expect, type Page } from "@playwright/test";
import { WIDTHS } from "./accessibility.ts";
import { aGameWithChat, box, log, sendMessage } from "./chat.ts";
import type { aGolfer } from "./golfers.ts";

export const phone = { serviceWorkers: "allow", viewport: WIDTHS.phone } as const;
export const offline = (page: Page) => page.getByText(/^Offline · showing \d/);
export const cutOff = (page: Page, isOff: boolean) => page.context().setOffline(isOff);

export async function send(page: Page, message: string): Promise<void> {
  await box(page).fill(message);
  await box(page).press("Enter");
}

/** A game hosted by Maya with Jonas, who has it on his phone with its chat. */
export async function aGameOnPhone(browser: Browser, options: Parameters<typeof aGolfer>[2] = phone) {
  const game = await aGameWithChat(browser, options);
  await game.maya.goto(`/tee-times/${game.id}`);
  await sendMessage(game.maya, "Meet at the range");
  return { ...game, chat: `/tee-times/${game.id}?view=chat` };
}

/** What both see in the end, each once and in this order. */
export async function expectSameMessages(pages: readonly Page[], messages: readonly string[]): Promise<void> {
  for (const page of pages) {
    await expect(page.getByText("Waiting for a connection")).toHaveCount(0, { timeout: 45_000 });
    await expect(log(page).locator(".whitespace-pre-wrap")).toHaveText([...messages], { timeout: 45_000 });
  }
}
