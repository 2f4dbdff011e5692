import { type Browser, expect, type Page, test } from "@playwright/test";
import { aGame, aGolfer, anAdmin, approvesAll, asks, PASSWORD } from "./golfers.ts";
import { expectGood, listen, THEMES, WIDTHS } from "./good-screen.ts";

/** An account whose email, unlike its name, nobody else has. */
async function emailOf(page: Page): Promise<string> {
  return (await (await page.request.get("/api/auth/user")).json()).email;
}

const question = (page: Page) => page.getByRole("alertdialog");

/** Looks for one user as an admin does. */
async function finds(admin: Page, email: string): Promise<void> {
  await admin.goto("/admin?tab=users");
  await admin.getByRole("searchbox", { name: "Search users" }).fill(email);
  await expect(admin.getByText("1-1 of 1")).toBeVisible();
}

test("an admin grants and takes admin rights, but not the own ones", async ({ browser }) => {
  const heard: string[] = [];
  const admin = await anAdmin(browser);
  const maya = await aGolfer(browser, "Maya");
  for (const page of [admin, maya]) listen(page, heard);
  await maya.goto("/admin");
  await expect(maya.getByText("404 Page Not Found")).toBeVisible();

  await finds(admin, await emailOf(maya));
  const right = admin.getByRole("switch", { name: "Admin Status of Maya Journey" });
  await right.click();
  await question(admin).getByRole("button", { name: "Make admin" }).click();
  await expect(admin.getByText("User updated")).toBeVisible();
  await expect(right).toBeChecked();
  await maya.reload();
  await maya.getByRole("tab", { name: "Users" }).click();
  await expect(maya.getByRole("row").nth(1)).toBeVisible();

  await right.click();
  await expect(right).not.toBeChecked();
  await maya.getByRole("columnheader", { name: "Email" }).getByRole("button").click();
  await expect(maya.getByText("404 Page Not Found")).toBeVisible();

  await finds(admin, "admin@fourball.test");
  await expect(admin.getByText("You cannot change your own admin status")).toBeVisible();
  await expect(admin.getByRole("switch")).toBeDisabled();
  const own = await (await admin.request.get("/api/auth/user")).json();
  const refused = await admin.request.patch(`/api/admin/users/${own.id}`, { data: { isAdmin: false } });
  expect(refused.status()).toBe(409);
  // A refusal because the right is gone is what this journey is about.
  expect(heard.filter((line) => !line.includes("403"))).toEqual([]);
});

test("a suspended golfer is out at once, the hosted games are off, and the way back is open", async ({ browser }) => {
  const admin = await anAdmin(browser);
  const host = await aGolfer(browser, "Ruth");
  const player = await aGolfer(browser, "Jonas");
  const { id } = await aGame(host);
  await asks(player, id);
  await approvesAll(host, id);
  const email = await emailOf(host);
  await host.goto("/dashboard");
  await player.goto(`/tee-times/${id}`);
  await expect(player.getByText("You're in")).toBeVisible();

  await finds(admin, email);
  await admin.getByRole("button", { name: "View Details of Ruth Journey" }).click();
  const drawer = admin.getByRole("dialog", { name: "Ruth Journey" });
  await expect(drawer.getByText("1 session")).toBeVisible();
  await drawer.getByRole("button", { name: "Suspend" }).click();
  await expect(question(admin).getByText(/The games to come that they host are cancelled/)).toBeVisible();
  await question(admin).getByRole("button", { name: "Suspend" }).click();
  await expect(admin.getByText("Ruth Journey is suspended. 1 game was cancelled.")).toBeVisible();
  await expect(drawer.getByText(/^Suspended since/)).toBeVisible();
  await expect(drawer.getByText("Nowhere")).toBeVisible();

  await expect(host).toHaveURL(/\/sign-in/);
  await expect(player.getByText("The host is no longer available")).toBeVisible();
  expect((await host.request.post("/api/auth/login", { data: { email, password: PASSWORD } })).ok()).toBe(false);

  await drawer.getByRole("button", { name: "Lift suspension" }).click();
  await question(admin).getByRole("button", { name: "Lift suspension" }).click();
  await expect(admin.getByText("Ruth Journey may sign in again.")).toBeVisible();
  expect((await host.request.post("/api/auth/login", { data: { email, password: PASSWORD } })).ok()).toBe(true);
  await drawer.getByRole("button", { name: "Close" }).click();

  await admin.getByRole("tab", { name: "Audit" }).click();
  await expect(admin.getByText(`Theo Marchetti suspended ${email}`)).toBeVisible();
  await expect(admin.getByText(`Theo Marchetti lifted the suspension of ${email}`)).toBeVisible();
});

async function openAll(browser: Browser, options: NonNullable<Parameters<typeof aGolfer>[2]>) {
  const admin = await anAdmin(browser, options);
  for (const path of ["/admin", "/admin?tab=users", "/admin?tab=users&who=nobody-like-this", "/admin?tab=audit"]) {
    await admin.goto(path);
    await expect(admin.getByRole("heading", { level: 1, name: "Admin" })).toBeVisible();
    await expectGood(admin, path);
  }
  await admin.goto("/admin");
  await admin.getByRole("button", { name: "Show Games a day as a table" }).click();
  await expectGood(admin, "the games as a table");
  await admin.goto("/admin?tab=users&who=golfer@fourball.test");
  await admin.getByRole("button", { name: /^View Details of/ }).click();
  await expect(admin.getByRole("heading", { name: "Newest games" })).toBeVisible();
  await expectGood(admin, "the details of a user");
  await admin.getByRole("button", { name: "Suspend" }).click();
  await expect(question(admin)).toBeVisible();
  await expectGood(admin, "the question before a suspension");
}

for (const colorScheme of THEMES)
  for (const [device, viewport] of Object.entries(WIDTHS))
    test(`the administration is accessible and fits, ${colorScheme} on a ${device}`, ({ browser }) =>
      openAll(browser, { colorScheme, viewport, reducedMotion: "reduce" }));
