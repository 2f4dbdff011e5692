import { expect, type Page } from "@playwright/test";
import { axeViolations, LOOKS } from "../support/accessibility.ts";
import { aGame, aGolfer, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

const cdpOf = (page: Page) => page.context().newCDPSession(page);

for (const [viewer, path] of [
  ["a visitor", "/"],
  ["a golfer", "/marketplace"],
] as const)
  test(`install › the browser finds nothing that keeps ${viewer} from installing the app`, async ({ browser }) => {
    const page = viewer === "a visitor" ? await (await browser.newContext()).newPage() : await aGolfer(browser, "Maya");
    await page.goto(path);
    const cdp = await cdpOf(page);
    const { url, errors, data = "{}" } = await cdp.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe("/manifest.webmanifest");
    // The headless shell lists none, whatever the manifest says; a full browser also names that its window is incognito.
    const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

    const response = await page.request.get("/manifest.webmanifest");
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    expect(response.headers()["cache-control"]).toBe("no-cache");
    expect(response.headers()["content-encoding"]).toBeDefined();
    const { icons, screenshots, shortcuts, ...manifest } = JSON.parse(data);
    expect(manifest).toMatchObject({ name: "Fourball", display: "standalone", start_url: "/marketplace", scope: "/" });
    expect(manifest).not.toHaveProperty("prefer_related_applications");
    for (const { src, type } of [...icons, ...screenshots, ...shortcuts.flatMap((each: typeof shortcuts) => each.icons)]) {
      const picture = await page.request.get(src);
      expect([src, picture.status(), picture.headers()["content-type"]]).toEqual([src, 200, type]);
    }
  });

test("install › the bar of the installed app has the color of the chosen theme", async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto("/sign-in");
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#0a1511");
  await context.addCookies([{ name: "theme", value: "light", url: page.url() }]);
  await page.reload();
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#fbfaf3");
});

/** A browser that was not asked yet, says yes, and reaches a push service; there is none where the tests run. */
function allowPush(): void {
  let permission: NotificationPermission = "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => {
    permission = "granted";
    return permission;
  };
  let subscription: PushSubscription | null = null;
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async (options) => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    const keys = { p256dh: "a-public-key", auth: "a-secret" };
    subscription = Object.assign(Object.create(PushSubscription.prototype), {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => true,
    });
    Object.defineProperty(subscription, "endpoint", { value: endpoint });
    Object.defineProperty(subscription, "options", { value: { applicationServerKey: null, ...options, key: null } });
    if (!subscription) throw new Error("it was just made");
    return subscription;
  };
}

for (const { look, tag, ...options } of LOOKS)
  test(`notifications › are offered with a request that waits, ${look}`, { tag: [...tag] }, async ({ browser }) => {
    const game = await aGame(await aGolfer(browser, "Maya"));
    const page = await aGolfer(browser, "Jonas", { ...options, serviceWorkers: "allow" });
    await page.addInitScript(allowPush);
    await page.goto("/marketplace");
    await requestToJoin(page, game.id);
    await page.goto(`/tee-times/${game.id}`);
    const card = page.locator("section", { has: page.getByRole("heading", { name: "Get notified when Maya replies?" }) });
    await expect(card).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await card.getByRole("button", { name: "Turn on notifications" }).click();
    await expect(page.getByText(/^Notifications are on\./)).toBeFocused();
    const key = await (await page.request.get("/trpc/notification.pushKey")).json();
    expect(key.result.data).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), browsers: 1 });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Request Sent" }).first()).toBeVisible();
    await expect(card).toBeHidden();
  });

test("notifications › are not offered again after “Not now”", async ({ browser }) => {
  const game = await aGame(await aGolfer(browser, "Maya"));
  const page = await aGolfer(browser, "Jonas");
  await page.addInitScript(allowPush);
  await requestToJoin(page, game.id);
  await page.goto(`/tee-times/${game.id}`);
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByText(/in Settings at any time/)).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Request Sent" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Not now" })).toBeHidden();
});
