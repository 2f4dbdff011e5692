import { expect } from "@playwright/test";
import { aGolfer, newEmail, PASSWORD } from "../support/golfers.ts";
import { sendSignUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test("sign up › a visitor registers from the landing page and browses tee times", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Three in. One spot open." })).toBeVisible();
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.getByRole("link", { name: "New here" }).click();

  await sendSignUp(page, newEmail("Priya"), "Shah");

  await expect(page.getByRole("heading", { name: "Available Tee Times" })).toBeVisible();
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(12);
  await page.getByRole("button", { name: "Load More Tee Times" }).click();
  await expect(cards).toHaveCount(24);

  await cards.first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: /Players \(\d\/\d\)/ })).toBeVisible();
  await page.goBack();
  await expect(cards.first()).toBeVisible();
});

test("landing page › shows the games of the visitor's time zone", async ({ browser, request }) => {
  // Which zones have games depends on the hour: the last of them is not where the soonest games are.
  const sent = await (await request.get("/")).text();
  const zone = [...sent.matchAll(/<template data-time-zone="([^"]+)">(.*?)<\/template>/gs)].at(-1);
  if (!zone) throw new Error("the landing page has the games of no time zone");
  const [, timezoneId, markup = ""] = zone;
  const hrefs = [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

  const page = await browser.newPage({ timezoneId });
  await page.goto("/");
  const games = page.getByRole("region", { name: "Open right now" }).getByRole("listitem").getByRole("link");
  await expect(games).toHaveCount(3);
  expect(await games.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(hrefs);
});

test("sign in › leads to the page requested before", async ({ page, request }) => {
  const email = newEmail("Jonas");
  const registered = await request.post("/api/auth/register", {
    data: { email, password: PASSWORD, firstName: "Jonas", lastName: "Reyes" },
  });
  expect(registered.status()).toBe(201);

  await page.goto("/create");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not the right one");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Create Tee Time", level: 1 })).toBeVisible();
});

test("sign out › leads to the landing page and ends the session", async ({ browser }) => {
  const page = await aGolfer(browser, "Ruth");
  await page.goto("/marketplace");
  await page.getByRole("button", { name: /account|menu/i }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Three in. One spot open." })).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});
