import { type Browser, expect, type Page } from "@playwright/test";
import { WIDTHS } from "./accessibility.ts";
import { aGame, aGolfer, approveAllRequests, requestToJoin } from "./golfers.ts";

export const phone = { serviceWorkers: "allow", viewport: WIDTHS.phone } as const;
export const box = (page: Page) => page.getByRole("textbox", { name: "Message" });
export const log = (page: Page) => page.getByRole("log");
export const offline = (page: Page) => page.getByText(/^Offline · showing \d/);
export const cutOff = (page: Page, isOff: boolean) => page.context().setOffline(isOff);

export async function send(page: Page, message: string): Promise<void> {
  await box(page).fill(message);
  await box(page).press("Enter");
}

/** A game hosted by Maya with Jonas, who has it on his phone with its chat. */
export async function aGameOnPhone(browser: Browser, options: Parameters<typeof aGolfer>[2] = phone) {
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas", options);
  const { id, courseName } = await aGame(maya);
  await requestToJoin(jonas, id);
  await approveAllRequests(maya, id);
  await maya.goto(`/tee-times/${id}`);
  await expect(box(maya)).toBeEnabled();
  await send(maya, "Meet at the range");
  await expect(maya.getByText("Sending…")).toHaveCount(0);
  return { maya, jonas, id, courseName, chat: `/tee-times/${id}?view=chat` };
}

/** What both see in the end, each once and in this order. */
export async function expectSameMessages(pages: readonly Page[], messages: readonly string[]): Promise<void> {
  for (const page of pages) {
    await expect(page.getByText("Waiting for a connection")).toHaveCount(0, { timeout: 45_000 });
    await expect(log(page).locator(".whitespace-pre-wrap")).toHaveText([...messages], { timeout: 45_000 });
  }
}
