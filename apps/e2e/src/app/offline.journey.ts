import { expect, type Page } from "@playwright/test";
import { expectAccessible, LOOKS } from "../support/accessibility.ts";
import { box, log } from "../support/chat.ts";
import { storedOnDevice, waitUntilStored } from "../support/device-storage.ts";
import { aGame, aGolfer, requestToJoin } from "../support/golfers.ts";
import { aGameOnPhone, cutOff, offline, phone, send } from "../support/on-phone.ts";
import { test } from "../support/test.ts";

test.describe("without a connection", () => {
  for (const { look, tag, ...options } of LOOKS)
    test(`the list shows of when it is › ${look}`, { tag: [...tag] }, async ({ browser }) => {
      const jonas = await aGolfer(browser, "Jonas", { ...options, serviceWorkers: "allow" });
      await jonas.goto("/marketplace");
      await waitUntilStored(jonas, "/app-shell", '"teeTime","list"', '"teeTime","countByDay"');
      await cutOff(jonas, true);
      await jonas.reload();
      // The document of the list with its shell, not the bare one.
      await expect(jonas.locator("html")).toHaveAttribute("data-page", "marketplace");
      await expect(jonas.getByRole("article").first()).toBeVisible();
      await expect(offline(jonas)).toBeVisible();
      await expect(jonas.getByRole("radio", { name: / games?$/ })).toHaveCount(16);
      await expectAccessible(jonas, "the list offline");
      await cutOff(jonas, false);
      await expect(offline(jonas)).toHaveCount(0, { timeout: 30_000 });
    });

  test("one's games and their chats open although they never were on this phone; other pages say what they need", async ({
    browser,
  }) => {
    const { jonas, id, courseName, chat } = await aGameOnPhone(browser);
    await jonas.goto("/marketplace");
    await waitUntilStored(jonas, "Meet at the range", "/app-shell");
    await cutOff(jonas, true);
    await jonas.goto("/dashboard");
    await expect(jonas.getByRole("heading", { name: courseName }).first()).toBeVisible();
    await jonas.goto(`/tee-times/${id}`);
    await expect(jonas.getByRole("heading", { name: courseName, level: 1 })).toBeVisible();
    await expect(jonas.getByText("Maya Journey").first()).toBeVisible();
    await expectAccessible(jonas, "a game offline");
    await jonas.goto(chat);
    await expect(log(jonas).getByText("Meet at the range")).toBeVisible();
    await jonas.goto(`/profile/${id}`);
    await expect(jonas.getByText("Couldn't load this profile")).toBeVisible();
    await expect(jonas.getByText("Check your connection, then try again.")).toBeVisible();
  });

  test("messages and a withdrawal wait in their order, survive a closed browser, and arrive once", async ({ browser }) => {
    const { maya, jonas, id, chat } = await aGameOnPhone(browser);
    await jonas.goto("/marketplace");
    await waitUntilStored(jonas, "Meet at the range", "/app-shell");
    await jonas.goto(chat);
    await expect(box(jonas)).toBeEnabled();
    await cutOff(jonas, true);
    await jonas.getByRole("button", { name: "Write without a connection" }).click();
    await send(jonas, "My car broke down");
    await send(jonas, "Have a good round");
    await expect(jonas.getByText("Waiting for a connection")).toHaveCount(2);

    await jonas.goto(`/tee-times/${id}`);
    await jonas.getByRole("button", { name: "Withdraw" }).click();
    await jonas.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(jonas.getByText("You'll leave this game when you're back online.")).toBeVisible();

    const phoneAgain = await jonas.context().newPage();
    await jonas.close();
    await phoneAgain.goto("/dashboard");
    await cutOff(phoneAgain, false);
    await expect(maya.getByText("Jonas Journey is no longer in the group")).toBeVisible({ timeout: 40_000 });
    await expect(log(maya).getByText("My car broke down")).toHaveCount(1);
    await expect(log(maya).getByText("Have a good round")).toHaveCount(1);
  });

  test("an answer waits in its row, which says when the request was withdrawn in the meantime", async ({ browser }) => {
    const maya = await aGolfer(browser, "Maya", phone);
    const [jonas, priya] = [await aGolfer(browser, "Jonas"), await aGolfer(browser, "Priya")];
    const { id } = await aGame(maya);
    await requestToJoin(jonas, id);
    await requestToJoin(priya, id);
    await maya.goto("/dashboard?tab=requests");
    await waitUntilStored(maya, "Jonas", "/app-shell");
    await cutOff(maya, true);
    for (const name of ["Jonas", "Priya"]) await maya.getByRole("button", { name: new RegExp(`^Approve.*${name}`) }).click();
    await expect(maya.getByText("Your reply will be sent when you're back online.")).toHaveCount(2);

    expect((await priya.request.delete(`/api/tee-times/${id}/join`)).ok()).toBe(true);
    await cutOff(maya, false);
    await expect(maya.getByText("Priya Journey wasn't approved")).toBeVisible({ timeout: 40_000 });
    await jonas.goto(`/tee-times/${id}`);
    await expect(jonas.getByText("You're in")).toBeVisible();
  });

  test("nothing of a golfer is left on the device after signing out", async ({ browser }) => {
    const { jonas, id } = await aGameOnPhone(browser);
    await jonas.goto("/dashboard");
    await waitUntilStored(jonas, "Meet at the range", "Jonas", id);
    await jonas.goto("/dashboard#me");
    await jonas.getByRole("button", { name: "Sign Out" }).click();
    await jonas.waitForURL((url) => url.pathname === "/");
    const kept = await storedOnDevice(jonas);
    for (const word of ["Meet at the range", "Jonas", "Maya", id]) expect(kept).not.toContain(word);
  });

  test("a new version waits while something is typed, and says so once it is there", async ({ browser }) => {
    const { jonas, chat } = await aGameOnPhone(browser);
    await jonas.goto(chat);
    // The first visit: the page is older than its worker.
    await waitUntilStored(jonas, "/app-shell");
    await jonas.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await askForTheNewest(jonas);
    await box(jonas).fill("Half a sentence");
    await install(jonas, "/service-worker.js?next");
    await expect.poll(() => hasWaitingVersion(jonas)).toBe(true);
    await hide(jonas);
    await expect(box(jonas)).toHaveValue("Half a sentence");
    expect(await hasWaitingVersion(jonas)).toBe(true);
    await show(jonas);

    await box(jonas).press("Enter");
    await expect(log(jonas).getByText("Half a sentence")).toBeVisible();
    await box(jonas).blur();
    await callTheServer(jonas);
    await jonas.addInitScript(() => Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true }));
    await Promise.all([jonas.waitForEvent("load"), hide(jonas)]);
    await hasWorker(jonas, "?next");
    await expect(log(jonas).getByText("Half a sentence")).toHaveCount(1);
    // One that comes while the golfer looks elsewhere is there when they come back.
    await Promise.all([jonas.waitForEvent("load"), install(jonas, "/service-worker.js?after-next")]);
    await hasWorker(jonas, "?after-next");
    await expect(box(jonas)).toBeEnabled();
    await expect(jonas.getByText("You have the latest version.")).toHaveCount(0);
    await show(jonas);
    await expect(jonas.getByText("You have the latest version.")).toBeVisible();
  });
});

/** Another address is another version to the browser. From now on the app asks for the newest at each load, as of a server. */
async function askForTheNewest(page: Page): Promise<void> {
  const script = (): void => {
    const register = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = function (address, options) {
      return register.call(this, sessionStorage.getItem("newest") ?? address, options);
    };
  };
  await page.addInitScript(script);
  await page.evaluate(script);
}

const install = (page: Page, newest: string): Promise<void> =>
  page.evaluate((address) => {
    sessionStorage.setItem("newest", address);
    // Not awaited in the page, which may be loaded again for it.
    void navigator.serviceWorker.register(address);
  }, newest);

const hasWorker = (page: Page, version: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL).catch(() => "loading")).toContain(version);

const hasWaitingVersion = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

const become = (page: Page, visibility: DocumentVisibilityState): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visibility);

/** As when the golfer goes to another app, and comes back. */
const hide = (page: Page): Promise<void> => become(page, "hidden");
const show = (page: Page): Promise<void> => become(page, "visible");

/** Calls that come between keep a new version waiting. */
const callTheServer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let i = 0; i < 60; i++) setTimeout(() => void fetch("/readyz"), 5 * i);
  });
