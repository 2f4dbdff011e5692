import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer, anAdmin, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { resetClock, setClockOffset, shiftedClockUrl } from "../support/shifted-clock.ts";
import { test } from "../support/test.ts";

test.use({ baseURL: shiftedClockUrl });
test.beforeEach(resetClock);

/** Jobs run within 15 seconds on an idle machine. */
const JOB_TIMEOUT = { timeout: 60_000 };

const hoursUntil = (moment: string): number => (Date.parse(moment) - Date.now()) / 3_600_000;

/** What others read about the golfer. */
async function expectLine(page: Page, userId: string, line: string): Promise<void> {
  await page.goto(`/profile/${userId}`);
  await expect(page.getByText(line, { exact: true })).toBeVisible();
}

/** The golfer's own entries, as the settings show them. */
async function expectRecord(page: Page, words: RegExp): Promise<void> {
  await page.goto("/settings#record");
  const entries = page.getByRole("list", { name: "Your rounds of the last 12 months" });
  await expect(entries.getByRole("listitem").first()).toContainText(words);
}

test("no-show › the host says so, a player agrees, the golfer disputes, an admin removes it", async ({ browser }) => {
  test.slow();
  const browserErrors: string[] = [];
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  const priya = await aGolfer(browser, "Priya");
  const admin = await anAdmin(browser);
  const golfers = [maya, jonas, priya];
  for (const page of [...golfers, admin]) collectBrowserErrors(page, browserErrors);
  const { id, courseName } = await aGame(maya, { time: "16:00" });
  for (const page of [jonas, priya]) await requestToJoin(page, id);
  await approveAllRequests(maya, id);
  for (const time of ["06:00", "11:00"]) {
    const earlier = await aGame(maya, { time });
    await requestToJoin(jonas, earlier.id);
    await approveAllRequests(maya, earlier.id);
  }
  const { id: jonasId } = await (await jonas.request.get("/api/auth/user")).json();
  for (const page of golfers) await page.goto(`/tee-times/${id}`);
  const { teeOffAt } = await (await maya.request.get(`/api/tee-times/${id}`)).json();
  const over = hoursUntil(teeOffAt) + 6;
  await setClockOffset(over, golfers);

  await expect(maya.getByRole("heading", { name: "Did everyone come?" })).toBeVisible(JOB_TIMEOUT);
  const jonasCame = maya.getByRole("group", { name: "Did Jonas Journey come?" });
  await jonasCame.getByRole("button", { name: "Didn't" }).click();
  await expect(maya.getByText(/^We'll ask the other players/)).toBeVisible();
  await expectAccessible(maya, "the question to the host");
  await maya.getByRole("button", { name: "Save" }).click();
  await expect(maya.getByText("Jonas didn't come")).toBeVisible();
  await expectRecord(jonas, /Showed up/);
  await expectLine(priya, jonasId, "Showed up for 3 of 3");

  await priya.setViewportSize(WIDTHS.phone);
  await priya.goto("/dashboard?tab=requests");
  await expect(priya.getByText("Did Jonas Journey come?").first()).toBeVisible(JOB_TIMEOUT);
  await priya.goto(`/tee-times/${id}`);
  await expectAccessible(priya, "the question to a player");
  await priya.getByRole("button", { name: "No, they didn't" }).click();
  await expect(priya.getByText("Thanks for your answer")).toBeVisible();

  await jonas.goto("/dashboard");
  await expect(jonas.getByText(/The host says you didn't come\. It shows from/).first()).toBeVisible(JOB_TIMEOUT);
  await expectRecord(jonas, /No-showShows from/);
  await jonas.getByRole("button", { name: `Dispute the entry of ${courseName}` }).click();
  const dispute = jonas.getByRole("alertdialog", { name: "Not right? Tell us." });
  await dispute.getByRole("textbox", { name: "What happened" }).fill("I was there, on the second tee.");
  await expectAccessible(jonas, "the dispute");
  await dispute.getByRole("button", { name: "Send" }).click();
  await expectRecord(jonas, /No-showDisputed/);

  // Days later it still doesn't show, as no admin has decided.
  await setClockOffset(over + 24 * 4, [...golfers, admin]);
  await expectRecord(jonas, /No-showDisputed/);
  await expectLine(priya, jonasId, "Showed up for 3 of 3");
  await admin.goto("/admin?tab=disputes");
  const entry = admin.getByRole("listitem").filter({ hasText: "I was there, on the second tee." });
  await expect(entry).toContainText(`Jonas Journey: no-show${courseName}`);
  await expectAccessible(admin, "the disputes");
  await entry.getByRole("button", { name: "Remove the entry of Jonas Journey" }).click();
  const settling = admin.getByRole("alertdialog", { name: "Remove this entry?" });
  await settling.getByRole("textbox", { name: "Reason" }).fill("The others saw you.");
  await settling.getByRole("button", { name: "Remove It" }).click();
  await expect(admin.getByText("Removed. We let the golfer know.")).toBeVisible();
  await expect(entry).toHaveCount(0);

  await expectRecord(jonas, /No-showRemoved.*An admin wrote: “The others saw you\.”/);
  await expectAccessible(jonas, "the record");
  await expectLine(priya, jonasId, "Showed up for 3 of 3");
  for (const page of [maya, jonas]) {
    await page.goto("/dashboard");
    await expect(page.getByText(/no-show no longer counts/).first()).toBeVisible(JOB_TIMEOUT);
  }
  expect(browserErrors).toEqual([]);
});
