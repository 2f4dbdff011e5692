import { type Browser, expect, type Locator, type Page, type WebSocketRoute } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, LOOKS, WIDTHS } from "./accessibility.ts";
import { aGame, aGolfer, approveAllRequests, requestToJoin } from "./golfers.ts";
import { pressOn } from "./keyboard.ts";
import { test } from "./test.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Message" });
const log = (page: Page) => page.getByRole("log");

/** Sends a message through the form and waits until it is delivered. */
async function sendMessage(page: Page, message: string): Promise<void> {
  await expect(box(page)).toBeEnabled();
  await box(page).fill(message);
  await box(page).press("Enter");
  await expect(log(page).getByText(message)).toBeVisible();
  await expect(page.getByText("Sending…")).toHaveCount(0);
}

/** A game hosted by Maya with Jonas as a confirmed player; both have access to the chat. */
async function aGameWithChat(browser: Browser, jonasOptions: Parameters<typeof aGolfer>[2] = {}, host = "Maya") {
  const maya = await aGolfer(browser, host);
  const jonas = await aGolfer(browser, "Jonas", jonasOptions);
  const { id } = await aGame(maya);
  await requestToJoin(jonas, id);
  await approveAllRequests(maya, id);
  return { maya, jonas, id };
}

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
  await expect(maya.getByText("Jonas Journey left the group")).toBeVisible();
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
  await expect(jonas.getByRole("link", { name: /^Notifications(, \d+ new)?, 2 unread messages$/ })).toBeVisible();

  await card.getByRole("link").first().click();
  await jonas.getByRole("link", { name: "Group chat, 2 unread messages" }).click();
  await expect(log(jonas).getByText("New", { exact: true })).toBeVisible();
  await sendMessage(maya, "Third");
  await expect(log(jonas).getByText("Third")).toBeVisible();
  await jonas.goto("/marketplace?q=Mayumi");
  await expect(jonas.getByRole("link", { name: /^Notifications(, \d+ new)?$/ })).toBeVisible();
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
