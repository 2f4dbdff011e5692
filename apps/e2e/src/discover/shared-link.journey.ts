import { expect } from "@playwright/test";
import { axeViolations, collectBrowserErrors, LOOKS } from "../support/accessibility.ts";
import { aGame, aGolfer, newEmail, PASSWORD } from "../support/golfers.ts";
import { sendSignUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

for (const { look, tag, ...options } of LOOKS)
  test(`shared link › a visitor sees the game, signs up, and has asked to join, ${look}`, { tag: [...tag] }, async ({
    browser,
  }) => {
    const host = await aGolfer(browser, "Maya");
    const game = await aGame(host, { totalSlots: 4, description: "Out before the wind wakes up." });
    const page = await (await browser.newContext(options)).newPage();
    const browserErrors: string[] = [];
    collectBrowserErrors(page, browserErrors);

    await page.goto(`/tee-times/${game.id}`);
    const card = page.getByRole("region", { name: "The game you were sent" });
    await expect(card.getByRole("heading", { name: game.courseName })).toBeVisible();
    await expect(card.getByText("3 spots open")).toBeVisible();
    await expect(card.getByText("Maya is hosting")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByText("What is Fourball?").click();
    await expect(page.getByRole("heading", { name: "Three in. One spot open." })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await card.getByRole("link", { name: "Sign in" }).click();
    await expect(page.getByRole("region", { name: "Your request" })).toContainText(game.courseName);
    await page.getByRole("link", { name: "New here" }).click();
    await sendSignUp(page, newEmail("Priya"), "Shah");
    await expect(page.getByRole("heading", { name: "Request Submitted!" })).toBeVisible();

    const requests = await (await host.request.get("/api/dashboard/pending-requests")).json();
    expect(requests).toMatchObject([{ teeTimeId: game.id, status: "pending", user: { firstName: "Priya" } }]);
    expect(browserErrors).toEqual([]);
  });

for (const way of ["signs in", "signs up"])
  test(`shared link › a visitor with the invite of a private game ${way}, and has asked to join`, async ({ browser }) => {
    const host = await aGolfer(browser, "Maya");
    const { id } = await aGame(host, { isPublic: false, time: "16:00" });
    const { inviteToken } = await (await host.request.get(`/api/tee-times/${id}`)).json();
    const golfer = { firstName: "Priya", lastName: "Shah", email: newEmail("Priya"), password: PASSWORD };
    const page = await (await browser.newContext()).newPage();
    if (way === "signs in") {
      await page.request.post("/api/auth/register", { data: golfer });
      await page.context().clearCookies();
    }

    await page.goto(`/tee-times/${id}?invite=${inviteToken}`);
    const card = page.getByRole("region", { name: "The game you were sent" });
    await card.getByRole("link", { name: "Sign in" }).click();
    await expect(page.getByRole("region", { name: "Your request" })).toBeVisible();
    if (way === "signs up") {
      await page.getByRole("link", { name: "New here" }).click();
      await page.getByLabel("First name").fill(golfer.firstName);
      await page.getByLabel("Last name").fill(golfer.lastName);
    }
    await page.getByLabel("Email").fill(golfer.email);
    await page.getByLabel("Password", { exact: true }).fill(golfer.password);
    await page.getByRole("button", { name: way === "signs up" ? "Create account" : "Sign in", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Request Submitted!" })).toBeVisible();
    const requests = await (await host.request.get("/api/dashboard/pending-requests")).json();
    expect(requests).toMatchObject([{ teeTimeId: id, status: "pending", user: { firstName: "Priya" } }]);
  });

test("shared link › a picture of the game comes with it, and none with a private one", async ({ browser, request }) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host);
  const pictureIn = async (path: string) => {
    const html = await (await request.get(path)).text();
    return new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "").pathname;
  };
  const path = await pictureIn(`/tee-times/${id}`);
  const picture = await request.get(path);
  const png = await picture.body();
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);

  const hidden = await aGame(host, { isPublic: false, time: "17:00" });
  expect(await pictureIn(`/tee-times/${hidden.id}`)).toBe("/link-picture.png");
  expect((await request.get(path.replace(id, hidden.id))).status()).toBe(404);
  const own = await request.get("/link-picture.png");
  expect((await own.body()).readUInt32BE(16)).toBe(1200);
});

test("shared link › a visitor shares a profile as a link and a code", async ({ browser }) => {
  const host = await aGolfer(browser, "Maya");
  const { id } = await (await host.request.get("/api/auth/user")).json();
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/profile/${id}`);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this profile" });
  await expect(dialog.getByRole("img", { name: "QR code of Maya Journey's profile" })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Link to this profile" })).toHaveValue(new RegExp(`/profile/${id}$`));
  await expect(dialog.getByRole("button", { name: "Copy link" })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});
