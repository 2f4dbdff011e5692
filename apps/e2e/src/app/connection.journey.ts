import { expect } from "@playwright/test";
import { box, log } from "../support/chat.ts";
import { waitUntilStored } from "../support/device-storage.ts";
import { aGame, aGolfer, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { Line } from "../support/line.ts";
import { aGameOnPhone, cutOff, expectSameMessages, offline, phone, send } from "../support/on-phone.ts";
import { OwnServer } from "../support/own-server.ts";
import { test } from "../support/test.ts";

test("200 random cuts while golfers write › everything arrives once, in its order", async ({ browser }) => {
  test.setTimeout(180_000);
  const { maya, jonas, chat } = await aGameOnPhone(browser);
  await jonas.goto(chat);
  await expect(box(jonas)).toBeEnabled();
  await cutOff(jonas, true);
  await jonas.getByRole("button", { name: "Write without a connection" }).click();
  const written: string[] = [];
  for (let cut = 0; cut < 200; cut++) {
    await cutOff(jonas, cut % 2 === 1);
    if (cut % 5 === 0) {
      written.push(`Message ${cut}`);
      await send(jonas, `Message ${cut}`);
    }
    await jonas.waitForTimeout(Math.random() * 120);
  }
  await cutOff(jonas, false);
  await expectSameMessages([maya, jonas], ["Meet at the range", ...written]);
});

test.describe("on a line", () => {
  // A dead line is known by waiting: for the document, for the chat, and for the message.
  test.describe.configure({ timeout: 120_000 });

  test("that carries nothing, the app opens from the phone and a message waits until it does", async ({ browser, baseURL }) => {
    const line = await Line.to(baseURL ?? "");
    const { maya, jonas, courseName, chat } = await aGameOnPhone(browser, { ...phone, baseURL: line.url });
    await jonas.goto("/dashboard");
    await waitUntilStored(jonas, "/app-shell", courseName, "Meet at the range", '"block","list"');
    line.isDead = true;
    await jonas.goto("/dashboard");
    await expect(jonas.getByRole("heading", { name: courseName }).first()).toBeVisible();
    await expect(offline(jonas)).toBeVisible();

    await jonas.goto(chat);
    await jonas.getByRole("button", { name: "Write without a connection" }).click();
    await send(jonas, "Running late");
    await expect(jonas.getByText("Waiting for a connection").last()).toBeVisible({ timeout: 30_000 });
    line.isDead = false;
    await expectSameMessages([maya, jonas], ["Meet at the range", "Running late"]);
    await expect(offline(jonas)).toHaveCount(0, { timeout: 30_000 });
  });

  test("that dies while a golfer writes, each message arrives once", async ({ browser, baseURL }) => {
    const line = await Line.to(baseURL ?? "");
    const { maya, jonas, chat } = await aGameOnPhone(browser, { ...phone, baseURL: line.url });
    await jonas.goto(chat);
    await expect(box(jonas)).toBeEnabled();
    line.isDead = true;
    await send(jonas, "Which range?");
    await expect(jonas.getByText("Waiting for a connection").last()).toBeVisible({ timeout: 30_000 });
    await expect(offline(jonas)).toBeVisible();
    line.isDead = false;
    await expectSameMessages([maya, jonas], ["Meet at the range", "Which range?"]);
  });

  test("that is slow, the phone shows what it has at once, and what is new once it comes", async ({ browser, baseURL }) => {
    const line = await Line.to(baseURL ?? "");
    const { maya, jonas, courseName, chat } = await aGameOnPhone(browser, { ...phone, baseURL: line.url });
    await jonas.goto("/dashboard");
    await waitUntilStored(jonas, "/app-shell", courseName, "Meet at the range");
    line.bytesPerSecond = 2000;
    await jonas.goto("/dashboard");
    await expect(jonas.getByRole("heading", { name: courseName }).first()).toBeVisible();
    await jonas.goto(chat);
    await send(maya, "Take the back entrance");
    await expect(log(jonas).getByText("Take the back entrance")).toBeVisible({ timeout: 60_000 });
    await expect(box(jonas)).toBeEnabled();
    await send(jonas, "On my way");
    await expectSameMessages([maya, jonas], ["Meet at the range", "Take the back entrance", "On my way"]);
  });
});

test.describe("a server", () => {
  // Making its database is no part of what is tried, and takes longer than the rest.
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await OwnServer.start();
  });
  test.afterAll(() => server.stop());

  test("that restarts while a golfer writes has each message once", async ({ browser }) => {
    const options = { baseURL: server.url };
    const maya = await aGolfer(browser, "Maya", options);
    const jonas = await aGolfer(browser, "Jonas", { ...phone, ...options });
    const { id } = await aGame(maya);
    await requestToJoin(jonas, id);
    await approveAllRequests(maya, id);
    await maya.goto(`/tee-times/${id}`);
    await jonas.goto(`/tee-times/${id}?view=chat`);
    await expect(box(jonas)).toBeEnabled();
    await send(jonas, "Before");
    // The chat of both is loaded: what fails to load while the server is away stays away until the page is loaded again.
    await expect(log(maya).getByText("Before")).toBeVisible();
    await server.kill();
    await jonas.getByRole("button", { name: "Write without a connection" }).click();
    await send(jonas, "While it is away");
    await expect(jonas.getByText("Waiting for a connection").last()).toBeVisible();
    await server.restart();
    await expectSameMessages([maya, jonas], ["Before", "While it is away"]);
  });
});
