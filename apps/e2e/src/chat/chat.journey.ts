import { expect, type WebSocketRoute } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, LOOKS, WIDTHS } from "../support/accessibility.ts";
import { aGameWithChat, box, log, sendMessage } from "../support/chat.ts";
import { aGame, aGolfer } from "../support/golfers.ts";
import { test } from "../support/test.ts";

test("chat › request, approval and messages show up live on open pages", async ({ browser }) => {
  const browserErrors: string[] = [];
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  for (const page of [maya, jonas]) collectBrowserErrors(page, browserErrors);
  const { id } = await aGame(maya);
  for (const page of [maya, jonas]) await page.goto(`/tee-times/${id}`);
  await expect(maya.getByText("No messages yet")).toBeVisible();
  await expect(jonas.getByText("Join this tee time to participate in group chat")).toBeVisible();

  await jonas.getByRole("button", { name: "Request to Join" }).click();
  await maya.getByRole("button", { name: "Approve Jonas Journey" }).click();
  await expect(jonas.getByText("You're in")).toBeVisible();
  await expect(maya.getByText("Jonas Journey joined the group")).toBeVisible();
  await expect(maya.getByText("Jonas Journey is here")).toBeVisible();

  await maya.getByRole("button", { name: "Who's walking?" }).click();
  await expect(box(maya)).toHaveValue("Who's walking?");
  await box(maya).press("Enter");
  await expect(log(jonas).getByText("Who's walking?")).toBeVisible();
  await box(jonas).fill("I am, with");
  await expect(maya.getByText("Jonas is typing…")).toBeVisible();
  await sendMessage(jonas, "I am, with a cart");
  await expect(log(maya).getByText("I am, with a cart")).toBeVisible();
  await expect(maya.getByText("Jonas is typing…")).toHaveCount(0);
  expect(browserErrors).toEqual([]);
});

test("chat › after a reconnect, missed messages arrive once and the draft is kept", async ({ browser }) => {
  const { maya, jonas, id } = await aGameWithChat(browser);
  const sockets: WebSocketRoute[] = [];
  await jonas.routeWebSocket(/\/trpc/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  for (const page of [maya, jonas]) await page.goto(`/tee-times/${id}`);
  await sendMessage(maya, "Before the cut");
  await expect(log(jonas).getByText("Before the cut")).toBeVisible();
  await box(jonas).fill("Half a sentence");

  await sockets.at(-1)?.close();
  await expect(jonas.getByText("Connection failed")).toBeVisible();
  await expect(jonas.getByText("Offline", { exact: true })).toBeVisible();
  await expect(box(jonas)).toBeDisabled();
  await sendMessage(maya, "While you were away");

  await expect(jonas.getByText("Online", { exact: true })).toBeVisible();
  await expect(log(jonas).getByText("While you were away")).toHaveCount(1);
  await expect(log(jonas).getByText("Before the cut")).toHaveCount(1);
  await expect(box(jonas)).toHaveValue("Half a sentence");
  await expect(box(jonas)).toBeFocused();
  await sendMessage(jonas, "I am back");
  await expect(log(maya).getByText("I am back")).toHaveCount(1);
});

test("chat › a removed golfer loses access at once, and a draft survives a reload", async ({ browser }) => {
  const { maya, jonas, id } = await aGameWithChat(browser);
  for (const page of [maya, jonas]) await page.goto(`/tee-times/${id}`);
  await sendMessage(jonas, "Here I am");
  await box(jonas).fill("About the");
  await jonas.reload();
  await expect(box(jonas)).toHaveValue("About the");

  await maya.getByRole("button", { name: "Remove Jonas Journey" }).click();
  await maya.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(jonas.getByText("Join this tee time to participate in group chat")).toBeVisible();
  await expect(jonas.getByText("Here I am")).toHaveCount(0);
  await expect(maya.getByText("Jonas Journey is no longer in the group")).toBeVisible();
  await sendMessage(maya, "Now it is quiet");
  await expect(jonas.getByText("Now it is quiet")).toHaveCount(0);
});

test("chat › unread messages are counted on the card, the bell and the chat link until read", async ({ browser }) => {
  // A name that no other host has: the list has this game alone.
  const { maya, jonas, id } = await aGameWithChat(browser, { viewport: WIDTHS.phone, hasTouch: true }, "Mayumi");
  await maya.goto(`/tee-times/${id}`);
  await jonas.goto("/marketplace?q=Mayumi");
  await sendMessage(maya, "First");
  await sendMessage(maya, "Second");
  const card = jonas.getByRole("article").filter({ has: jonas.locator(`a[href="/tee-times/${id}"]`) });
  await expect(card.getByText("2 unread messages")).toBeAttached();
  await expect(jonas.getByRole("link", { name: /^Activity, 2 unread messages/ })).toBeVisible();

  await card.getByRole("link").first().click();
  await jonas.getByRole("link", { name: "Group chat, 2 unread messages" }).click();
  await expect(log(jonas).getByText("New", { exact: true })).toBeVisible();
  await sendMessage(maya, "Third");
  await expect(log(jonas).getByText("Third")).toBeVisible();
  await jonas.goto("/marketplace?q=Mayumi");
  await expect(jonas.getByRole("link", { name: /^Activity(, \d+ new)?$/ })).toBeVisible();
});

test("chat › scrolled up, the position is kept and new messages are announced", async ({ browser }) => {
  test.setTimeout(120_000);
  const { maya, jonas, id } = await aGameWithChat(browser);
  for (let number = 1; number <= 70; number++) {
    const response = await maya.request.post("/trpc/chat.say", { data: { teeTimeId: id, message: `Hole ${number}` } });
    expect(response.status()).toBe(200);
  }
  await jonas.goto(`/tee-times/${id}`);
  const list = jonas.getByRole("region", { name: "Messages" });
  await box(jonas).scrollIntoViewIfNeeded();
  await expect(log(jonas).getByText("Hole 70", { exact: true })).toBeInViewport();
  await expect(log(jonas).getByText("Hole 1", { exact: true })).toHaveCount(0);

  const oldest = log(jonas).getByText("Hole 22", { exact: true });
  const offset = async () => ((await oldest.boundingBox())?.y ?? 0) - ((await list.boundingBox())?.y ?? 0);
  // Only user input (wheel, touch, key) stops the list from following the newest message.
  const wheelEnded = list.evaluate(
    (element) => new Promise<void>((resolve) => element.addEventListener("scrollend", () => resolve(), { once: true })),
  );
  await list.hover();
  await jonas.mouse.wheel(0, -300);
  await wheelEnded;
  await expect(jonas.getByRole("button", { name: "Go to the newest message" })).toBeVisible();
  await list.evaluate((element) => {
    element.scrollTop = 60;
  });
  const before = await offset();
  await expect(log(jonas).getByText("Hole 1", { exact: true })).toHaveCount(1);
  expect(Math.abs((await offset()) - before)).toBeLessThan(4);

  await maya.goto(`/tee-times/${id}`);
  await sendMessage(maya, "News from the first tee");
  await expect(jonas.getByRole("button", { name: "1 new message, go to the newest" })).toHaveText("1 new");
  expect(Math.abs((await offset()) - before)).toBeLessThan(4);
  await jonas.getByRole("button", { name: "1 new message, go to the newest" }).click();
  await expect(log(jonas).getByText("News from the first tee")).toBeInViewport();
  await sendMessage(maya, "And more");
  await expect(log(jonas).getByText("And more")).toBeInViewport();
});

const tooManyRequests = {
  error: {
    message: "Too many requests",
    code: -32029,
    data: { code: "TOO_MANY_REQUESTS", httpStatus: 429, failure: "too_many_requests" },
  },
};

for (const { look, colorScheme, viewport, tag } of LOOKS)
  test(`chat › every state is accessible and does not overflow, ${look}`, { tag: [...tag] }, async ({ browser }) => {
    const browserErrors: string[] = [];
    const options = { colorScheme, viewport, reducedMotion: "reduce" } as const;
    const { maya, jonas, id } = await aGameWithChat(browser, options);
    collectBrowserErrors(jonas, browserErrors);
    await jonas.goto(`/tee-times/${id}?view=chat`);
    await expect(jonas.getByText("No messages yet")).toBeVisible();
    await expectAccessible(jonas, "an empty room");
    await maya.goto(`/tee-times/${id}`);
    await sendMessage(
      maya,
      `A long word: ${"Donaudampfschifffahrt".repeat(6)} and https://golf.example/${"a-long-path/".repeat(12)}`,
    );
    await sendMessage(jonas, "Fine");
    await jonas.getByRole("link", { name: /golf\.example/ }).scrollIntoViewIfNeeded();
    await expectAccessible(jonas, "a room with messages");
    await log(jonas).getByRole("button", { name: "React to your message" }).click();
    await expect(jonas.getByRole("dialog", { name: "Your message" })).toBeVisible();
    await expectAccessible(jonas, "what can be done with a message");
    await jonas.keyboard.press("Escape");
    await expect(jonas.getByRole("dialog", { name: "Your message" })).toHaveCount(0);
    expect(browserErrors).toEqual([]);

    await jonas.route("**/trpc/chat.say*", (route) => route.fulfill({ status: 429, json: [tooManyRequests] }));
    await box(jonas).fill("x".repeat(480));
    await box(jonas).press("Enter");
    await expect(jonas.getByRole("button", { name: "Retry" })).toBeVisible();
    await jonas.unroute("**/trpc/chat.say*");
    await jonas.route("**/trpc/chat.say*", (route) => route.abort());
    await box(jonas).fill("On my way");
    await box(jonas).press("Enter");
    await expect(jonas.getByText("Waiting for a connection")).toBeVisible();
    await box(jonas).fill("y".repeat(501));
    await expectAccessible(jonas, "a failed message, one that waits, and a draft that is too long");
  });
