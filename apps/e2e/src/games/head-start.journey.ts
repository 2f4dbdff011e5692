import { type Browser, expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aCourse, aGame, aGolfer, anAdmin, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { resetClock, setClockOffset, shiftedClockUrl } from "../support/shifted-clock.ts";
import { test } from "../support/test.ts";

test.use({ baseURL: shiftedClockUrl });
test.beforeAll(resetClock);

/** Jobs run within 15 seconds on an idle machine. */
const JOB_TIMEOUT = { timeout: 60_000 };

/** Rates the other golfer of a round, and would play with them again. */
async function sayYes(page: Page, teeTimeId: string, name: string): Promise<void> {
  await page.goto(`/tee-times/${teeTimeId}`);
  await expect(page.getByText(/^Then: .*play again$/)).toBeVisible();
  const everyone = page.getByRole("button", { name: "Yes, everyone came" });
  if (await everyone.isVisible()) await everyone.click();
  await page.getByRole("radio", { name: /^5 of 5 stars/ }).click();
  const choice = page.getByRole("group", { name: `Play again with ${name}?` });
  await expectAccessible(page, "play again");
  await choice.getByRole("button", { name: "Yes" }).click();
  await expect(choice.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
}

/** Maya and Owen played a round, which is over, and are partners. */
async function partners(browser: Browser) {
  const [maya, owen] = [await aGolfer(browser, "Maya"), await aGolfer(browser, "Owen")];
  const { id } = await aGame(maya);
  await requestToJoin(owen, id);
  await approveAllRequests(maya, id);
  await setClockOffset(4 * 24, [maya, owen]);
  await expect
    .poll(async () => (await (await maya.request.get(`/api/tee-times/${id}`)).json()).status, JOB_TIMEOUT)
    .toBe("completed");
  await sayYes(maya, id, "Owen Journey");
  await sayYes(owen, id, "Maya Journey");
  await expect(owen.getByText("You and Maya Journey are partners")).toBeVisible();
  return { maya, owen };
}

test("head start › from both sides: partners first, then everyone", async ({ browser }) => {
  test.slow();
  const browserErrors: string[] = [];
  const { maya, owen } = await partners(browser);
  const ines = await aGolfer(browser, "Ines");
  for (const page of [maya, owen, ines]) collectBrowserErrors(page, browserErrors);
  await setClockOffset(4 * 24, [ines]);
  await owen.goto("/settings#partners");
  await expect(owen.getByText("You have 1 partner.")).toBeVisible();
  await expectAccessible(owen, "the partners");
  await owen.goto("/marketplace");

  const course = { name: `Head Start Links ${Date.now()}`, town: "Gualala" };
  await aCourse(await anAdmin(browser), course);
  await maya.goto("/create");
  await maya.getByRole("combobox", { name: "Golf Course" }).fill(course.name);
  await maya.getByRole("option", { name: new RegExp(course.name) }).click();
  await maya.getByRole("radiogroup", { name: "Date" }).getByRole("radio").nth(3).click();
  await maya.getByLabel("Tee Time", { exact: true }).fill("09:00");
  await maya.getByRole("group", { name: "Partners first" }).getByRole("button", { name: "6 hours" }).click();
  await expectAccessible(maya, "Create with a head start");
  await maya.getByRole("button", { name: "Create Tee Time" }).click();
  const live = maya.getByRole("region", { name: "Your game is live" });
  await expect(live.getByText(/^Everyone sees it from .+\.$/)).toBeVisible();
  const path = (await live.getByRole("link", { name: "View game" }).getAttribute("href")) ?? "no link";

  // Owen's open marketplace shows it, and Owen asks to join; for Ines there is nothing.
  const section = owen.getByRole("region", { name: "From your partners" });
  await expect(section.getByText(/^Partners only until/)).toBeVisible();
  await expect(section.getByText(course.name).first()).toBeVisible();
  await owen.setViewportSize(WIDTHS.phone);
  await expectAccessible(owen, "the games from partners");
  await owen.goto(path);
  await owen.getByRole("button", { name: "Request to Join" }).click();
  await owen.getByRole("dialog", { name: "Ask Maya for a spot" }).getByRole("button", { name: "Request to Join" }).click();
  await expect(owen.getByText("Request sent").first()).toBeVisible();
  await ines.goto(path);
  await expect(ines.getByRole("heading", { name: "Tee Time Not Found" })).toBeVisible();
  await ines.goto(`/marketplace?q=${encodeURIComponent(course.name)}`);
  await expect(ines.getByText("No tee times found")).toBeVisible();

  // Six hours later it is there for everyone, without anybody's doing.
  await setClockOffset(4 * 24 + 6.1, [maya, owen, ines]);
  await expect(ines.getByRole("link", { name: new RegExp(`^View tee time: ${course.name}`) })).toBeVisible(JOB_TIMEOUT);
  await maya.goto(path);
  await expect(maya.getByRole("heading", { level: 1, name: course.name })).toBeVisible();
  await expect(maya.getByText(/^Partners only until/)).toHaveCount(0);
  expect(browserErrors).toEqual([]);
});
