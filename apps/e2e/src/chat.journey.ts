import { type Browser, expect, type Page, test, type WebSocketRoute } from "@playwright/test";
import { aGame, aGolfer, approvesAll, asks } from "./golfers.ts";
import { expectGood, listen, THEMES, WIDTHS } from "./good-screen.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Message" });
const log = (page: Page) => page.getByRole("log");

/** Says it as a golfer does, and waits until it has arrived. */
async function says(page: Page, message: string): Promise<void> {
  await expect(box(page)).toBeEnabled();
  await box(page).fill(message);
  await box(page).press("Enter");
  await expect(log(page).getByText(message)).toBeVisible();
  await expect(page.getByText("Sending…")).toHaveCount(0);
}

/** A game whose host Maya and player Jonas are in its chat. */
async function aGroup(browser: Browser, jonasOptions: Parameters<typeof aGolfer>[2] = {}) {
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas", jonasOptions);
  const { id } = await aGame(maya);
  await asks(jonas, id);
  await approvesAll(maya, id);
  return { maya, jonas, id };
}

test("two golfers meet: request, approve and chat, on pages that stay open", async ({ browser }) => {
  const heard: string[] = [];
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  for (const page of [maya, jonas]) listen(page, heard);
  const { id } = await aGame(maya);
  for (const page of [maya, jonas]) await page.goto(`/tee-times/${id}`);
  await expect(maya.getByText("No messages yet")).toBeVisible();
  await expect(jonas.getByText("Join this tee time to participate in group chat")).toBeVisible();

  await jonas.getByRole("button", { name: "Request to Join" }).click();
  await maya.getByRole("button", { name: "Approve Jonas Journey" }).click();
  await expect(jonas.getByText("You're in")).toBeVisible();
  await expect(maya.getByText("Jonas Journey joined the group")).toBeVisible();
  await expect(maya.getByText("Jonas Journey is here")).toBeVisible();

  await maya.getByRole("button", { name: "Who is walking?" }).click();
  await expect(box(maya)).toHaveValue("Who is walking?");
  await box(maya).press("Enter");
  await expect(log(jonas).getByText("Who is walking?")).toBeVisible();
  await box(jonas).fill("I am, with");
  await expect(maya.getByText("Jonas is typing…")).toBeVisible();
  await says(jonas, "I am, with a cart");
  await expect(log(maya).getByText("I am, with a cart")).toBeVisible();
  await expect(maya.getByText("Jonas is typing…")).toHaveCount(0);
  expect(heard).toEqual([]);
});

test("a socket cut in the middle: what was missed arrives once, what was typed stays", async ({ browser }) => {
  const { maya, jonas, id } = await aGroup(browser);
  const cuts: WebSocketRoute[] = [];
  await jonas.routeWebSocket(/\/trpc/, (socket) => {
    socket.connectToServer();
    cuts.push(socket);
  });
  for (const page of [maya, jonas]) await page.goto(`/tee-times/${id}`);
  await says(maya, "Before the cut");
  await expect(log(jonas).getByText("Before the cut")).toBeVisible();
  await box(jonas).fill("Half a sentence");

  await cuts.at(-1)?.close();
  await expect(jonas.getByText("Connection failed")).toBeVisible();
  await expect(jonas.getByText("Offline", { exact: true })).toBeVisible();
  await expect(box(jonas)).toBeDisabled();
  await says(maya, "While you were away");

  await expect(jonas.getByText("Online", { exact: true })).toBeVisible();
  await expect(log(jonas).getByText("While you were away")).toHaveCount(1);
  await expect(log(jonas).getByText("Before the cut")).toHaveCount(1);
  await expect(box(jonas)).toHaveValue("Half a sentence");
  await expect(box(jonas)).toBeFocused();
  await says(jonas, "I am back");
  await expect(log(maya).getByText("I am back")).toHaveCount(1);
});

test("a golfer removed while reading is out at once, and unsent words outlive a reload", async ({ browser }) => {
  const { maya, jonas, id } = await aGroup(browser);
  for (const page of [maya, jonas]) await page.goto(`/tee-times/${id}`);
  await says(jonas, "Here I am");
  await box(jonas).fill("About the");
  await jonas.reload();
  await expect(box(jonas)).toHaveValue("About the");

  await maya.getByRole("button", { name: "Remove Jonas Journey" }).click();
  await maya.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(jonas.getByText("Join this tee time to participate in group chat")).toBeVisible();
  await expect(jonas.getByText("Here I am")).toHaveCount(0);
  await expect(maya.getByText("Jonas Journey left the group")).toBeVisible();
  await says(maya, "Now it is quiet");
  await expect(jonas.getByText("Now it is quiet")).toHaveCount(0);
});

test("what waits is counted on cards, on the bell and on a phone's view, until it is read", async ({ browser }) => {
  const { maya, jonas, id } = await aGroup(browser, { viewport: WIDTHS.phone, hasTouch: true });
  await maya.goto(`/tee-times/${id}`);
  await jonas.goto("/marketplace?q=Maya");
  await says(maya, "First");
  await says(maya, "Second");
  const card = jonas.getByRole("article").filter({ has: jonas.locator(`a[href="/tee-times/${id}"]`) });
  await expect(card.getByText("2 unread messages")).toBeAttached();
  await expect(jonas.getByRole("link", { name: /^Notifications(, \d+ new)?, 2 unread messages$/ })).toBeVisible();

  await card.getByRole("link").first().click();
  await jonas.getByRole("link", { name: "Chat, 2 unread messages" }).click();
  await expect(log(jonas).getByText("New", { exact: true })).toBeVisible();
  await expect(jonas.getByRole("link", { name: /^Notifications(, \d+ new)?$/ })).toBeVisible();
  await says(maya, "Third");
  await expect(log(jonas).getByText("Third")).toBeVisible();
  await jonas.goto("/marketplace?q=Maya");
  await expect(jonas.getByRole("link", { name: /^Notifications(, \d+ new)?$/ })).toBeVisible();
});

test("whoever reads old messages keeps the place, and is told of new ones", async ({ browser }) => {
  test.setTimeout(120_000);
  const { maya, jonas, id } = await aGroup(browser);
  for (let number = 1; number <= 70; number++) {
    const answer = await maya.request.post("/trpc/chat.say", { data: { teeTimeId: id, message: `Hole ${number}` } });
    expect(answer.status()).toBe(200);
  }
  await jonas.goto(`/tee-times/${id}`);
  const list = jonas.getByRole("region", { name: "Messages" });
  await expect(log(jonas).getByText("Hole 70", { exact: true })).toBeInViewport();
  await expect(log(jonas).getByText("Hole 1", { exact: true })).toHaveCount(0);

  const oldest = log(jonas).getByText("Hole 22", { exact: true });
  const offset = async () => ((await oldest.boundingBox())?.y ?? 0) - ((await list.boundingBox())?.y ?? 0);
  // Only a golfer's own wheel, finger or key leaves the newest; the script then goes where it needs to be.
  await list.hover();
  await jonas.mouse.wheel(0, -300);
  await expect(jonas.getByRole("button", { name: "Go to the newest message" })).toBeVisible();
  await list.evaluate((element) => {
    element.scrollTop = 60;
  });
  const before = await offset();
  await expect(log(jonas).getByText("Hole 1", { exact: true })).toHaveCount(1);
  expect(Math.abs((await offset()) - before)).toBeLessThan(4);

  await maya.goto(`/tee-times/${id}`);
  await says(maya, "News from the first tee");
  await expect(jonas.getByRole("button", { name: "1 new message, go to the newest" })).toHaveText("1 new");
  expect(Math.abs((await offset()) - before)).toBeLessThan(4);
  await jonas.getByRole("button", { name: "1 new message, go to the newest" }).click();
  await expect(log(jonas).getByText("News from the first tee")).toBeInViewport();
  await says(maya, "And more");
  await expect(log(jonas).getByText("And more")).toBeInViewport();
});

for (const colorScheme of THEMES)
  for (const [device, viewport] of Object.entries(WIDTHS))
    test(`the chat is accessible and fits, ${colorScheme} on a ${device}`, async ({ browser }) => {
      const heard: string[] = [];
      const options = { colorScheme, viewport, reducedMotion: "reduce" } as const;
      const { maya, jonas, id } = await aGroup(browser, options);
      listen(jonas, heard);
      await jonas.goto(`/tee-times/${id}?view=chat`);
      await expect(jonas.getByText("No messages yet")).toBeVisible();
      await expectGood(jonas, "an empty room");
      await maya.goto(`/tee-times/${id}`);
      await says(maya, `A long word: ${"Donaudampfschifffahrt".repeat(6)} and https://golf.example/${"a-long-path/".repeat(12)}`);
      await says(jonas, "Fine");
      await jonas.getByRole("link", { name: /golf\.example/ }).scrollIntoViewIfNeeded();
      await expectGood(jonas, "a lively room");
      expect(heard).toEqual([]);

      await jonas.route("**/trpc/chat.say*", (route) => route.abort());
      await box(jonas).fill("x".repeat(480));
      await box(jonas).press("Enter");
      await expect(jonas.getByRole("button", { name: "Retry" })).toBeVisible();
      await box(jonas).fill("y".repeat(501));
      await expectGood(jonas, "a message that was not sent, and one that is too long");
    });
