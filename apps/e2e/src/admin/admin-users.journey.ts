import { type Browser, expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, LOOKS, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer, anAdmin, approveAllRequests, PASSWORD, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

/** The page's golfer's email, which is unique, unlike the name. */
async function emailOf(page: Page): Promise<string> {
  return (await (await page.request.get("/api/auth/user")).json()).email;
}

const confirmation = (page: Page) => page.getByRole("alertdialog");

/** Searches on the users tab for a single user. */
async function searchFor(admin: Page, email: string): Promise<void> {
  await admin.goto("/admin?tab=users");
  await admin.getByRole("searchbox", { name: "Search users" }).fill(email);
  await expect(admin.getByText("1-1 of 1")).toBeVisible();
}

test("admin users › an admin grants and revokes admin rights, except their own", async ({ browser }) => {
  const browserErrors: string[] = [];
  const admin = await anAdmin(browser);
  const maya = await aGolfer(browser, "Maya");
  for (const page of [admin, maya]) collectBrowserErrors(page, browserErrors);
  await maya.goto("/admin");
  await expect(maya.getByText("404 Page Not Found")).toBeVisible();

  await searchFor(admin, await emailOf(maya));
  const right = admin.getByRole("switch", { name: "Admin Status of Maya Journey" });
  await right.click();
  await confirmation(admin).getByRole("button", { name: "Make admin" }).click();
  await expect(admin.getByText("User updated")).toBeVisible();
  await expect(right).toBeChecked();
  await maya.reload();
  await maya.getByRole("tab", { name: "Users" }).click();
  await expect(maya.getByRole("row").nth(1)).toBeVisible();

  await right.click();
  await expect(right).not.toBeChecked();
  await maya.getByRole("columnheader", { name: "Email" }).getByRole("button").click();
  await expect(maya.getByText("404 Page Not Found")).toBeVisible();

  await searchFor(admin, "admin@fourball.test");
  await expect(admin.getByText("You cannot change your own admin status")).toBeVisible();
  await expect(admin.getByRole("switch")).toBeDisabled();
  const own = await (await admin.request.get("/api/auth/user")).json();
  const refused = await admin.request.patch(`/api/admin/users/${own.id}`, { data: { isAdmin: false } });
  expect(refused.status()).toBe(409);
  // A 403 after the rights are revoked is expected.
  expect(browserErrors.filter((error) => !error.includes("403"))).toEqual([]);
});

test("admin users › suspending a golfer ends sessions and cancels hosted games; lifting it restores sign-in", async ({
  browser,
}) => {
  const admin = await anAdmin(browser);
  const host = await aGolfer(browser, "Ruth");
  const player = await aGolfer(browser, "Jonas");
  const { id } = await aGame(host);
  await requestToJoin(player, id);
  await approveAllRequests(host, id);
  const email = await emailOf(host);
  await host.goto("/dashboard");
  await player.goto(`/tee-times/${id}`);
  await expect(player.getByText("You're in")).toBeVisible();

  await searchFor(admin, email);
  await admin.getByRole("button", { name: "View Details of Ruth Journey" }).click();
  const drawer = admin.getByRole("dialog", { name: "Ruth Journey" });
  await expect(drawer.getByText("1 session")).toBeVisible();
  await drawer.getByRole("button", { name: "Suspend" }).click();
  await expect(confirmation(admin).getByText(/Their upcoming games until then are cancelled/)).toBeVisible();
  await confirmation(admin).getByLabel("Reason the golfer reads").selectOption("Spam or scam");
  await confirmation(admin).getByLabel("Why? Only admins read this").fill("Sells balls in every chat");
  await confirmation(admin).getByRole("button", { name: "Suspend" }).click();
  await expect(admin.getByText("Ruth Journey is suspended. 1 game was cancelled.")).toBeVisible();
  await expect(drawer.getByText(/^Suspended until/)).toBeVisible();
  await expect(drawer.getByText("Nowhere")).toBeVisible();

  await expect(host).toHaveURL(/\/sign-in/);
  await expect(host.getByRole("alert")).toContainText(/^This account is suspended until .+\. Reason: Spam or scam\./);
  await expect(player.getByText("The host is no longer available")).toBeVisible();
  expect((await host.request.post("/api/auth/login", { data: { email, password: PASSWORD } })).ok()).toBe(false);

  await drawer.getByRole("button", { name: "Lift suspension" }).click();
  await confirmation(admin).getByRole("button", { name: "Lift suspension" }).click();
  await expect(admin.getByText("Ruth Journey can sign in again.")).toBeVisible();
  expect((await host.request.post("/api/auth/login", { data: { email, password: PASSWORD } })).ok()).toBe(true);
  await drawer.getByRole("button", { name: "Close" }).click();

  await admin.getByRole("tab", { name: "Audit" }).click();
  await expect(admin.getByText(`Theo Marchetti suspended ${email}`)).toBeVisible();
  await expect(admin.getByText(`Theo Marchetti lifted the suspension of ${email}`)).toBeVisible();
});

async function checkAdminPages(browser: Browser, options: NonNullable<Parameters<typeof aGolfer>[2]>) {
  const admin = await anAdmin(browser, options);
  for (const path of ["/admin", "/admin?tab=users", "/admin?tab=users&who=no-such-user", "/admin?tab=audit"]) {
    await admin.goto(path);
    await expect(admin.getByRole("heading", { level: 1, name: "Admin" })).toBeVisible();
    await expectAccessible(admin, path);
  }
  await admin.goto("/admin");
  await admin.getByRole("button", { name: "Show Games per day as a table" }).click();
  await expectAccessible(admin, "the games as a table");
  await admin.goto("/admin?tab=users&who=golfer@fourball.test");
  await admin.getByRole("button", { name: /View Details/ }).click();
  await expect(admin.getByRole("heading", { name: "Latest games" })).toBeVisible();
  await expectAccessible(admin, "the details of a user");
  await admin.getByRole("button", { name: "Suspend" }).click();
  await expect(confirmation(admin)).toBeVisible();
  await expectAccessible(admin, "the confirmation before a suspension");
}

test("admin › on a phone the open tab is whole, and the next one begins beside it", async ({ browser }) => {
  const admin = await anAdmin(browser, { viewport: WIDTHS.phone });
  for (const [tab, name, neighbor] of [
    ["users", "Users", "Overview"],
    ["disputes", "Disputes", "Audit"],
    ["deliveries", "Deliveries", "Audit"],
  ] as const) {
    await admin.goto(`/admin?tab=${tab}`);
    await expect(admin.getByRole("tab", { name })).toBeInViewport({ ratio: 1 });
    await expect(admin.getByRole("tab", { name: neighbor })).toBeInViewport();
  }
  await admin.getByRole("tab", { name: "Disputes" }).click();
  await expect(admin.getByRole("tab", { name: "Reports" })).toBeInViewport();
  expect(await admin.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
});

test("admin users › on a phone the rights are changed in what a row opens", async ({ browser }) => {
  const admin = await anAdmin(browser, { viewport: WIDTHS.phone });
  const maya = await aGolfer(browser, "Maya");
  const email = await emailOf(maya);
  await searchFor(admin, email);
  const row = admin.getByRole("button", { name: `Maya Journey ${email} View Details` });
  expect((await row.boundingBox())?.height).toBe(56);
  await row.click();
  const details = admin.getByRole("dialog", { name: "Maya Journey" });
  await details.getByRole("switch", { name: "Admin Status of Maya Journey" }).click();
  await confirmation(admin).getByRole("button", { name: "Make admin" }).click();
  await expect(details.getByRole("switch")).toBeChecked();
  await details.getByRole("switch").click();
  await expect(details.getByRole("switch")).not.toBeChecked();
  await details.getByRole("button", { name: "Close" }).click();
  await expect(row).toBeFocused();
});

for (const { look, colorScheme, viewport, tag } of LOOKS)
  test(`admin › every tab is accessible and does not overflow, ${look}`, { tag: [...tag] }, ({ browser }) =>
    checkAdminPages(browser, { colorScheme, viewport, reducedMotion: "reduce" }),
  );
