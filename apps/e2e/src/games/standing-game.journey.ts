import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aCourse, aGame, aGolfer, anAdmin, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { resetClock, setClockOffset, shiftedClockUrl } from "../support/shifted-clock.ts";
import { test } from "../support/test.ts";

test.use({ baseURL: shiftedClockUrl });
test.beforeAll(resetClock);

const ZONE = "America/Los_Angeles";
const HOUR = "08:00";

/** The Saturday before the clocks change next, and how many hours from now it is one week before it. */
function lastSaturdayBefore(): { saturday: Temporal.PlainDate; hours: number } {
  const now = Temporal.Now.zonedDateTimeISO(ZONE);
  const change = now.add({ days: 10 }).getTimeZoneTransition("next");
  if (!change) throw new Error(`the clocks of ${ZONE} do not change`);
  // They change on a Sunday.
  const saturday = change.toPlainDate().subtract({ days: 1 });
  const weekBefore = saturday.subtract({ days: 7 }).toZonedDateTime({ timeZone: ZONE, plainTime: "12:00" });
  return { saturday, hours: now.until(weekBefore).total("hours") };
}

const dayText = (date: Temporal.PlainDate): string =>
  date.toLocaleString("en-US", { weekday: "short", month: "short", day: "numeric" });

/** A game that Owen is confirmed in, a day before the clocks change. */
async function aGameWith(maya: Page, owen: Page, changes: { courseId: string; date: string; time: string }): Promise<string> {
  const { id } = await aGame(maya, changes);
  await requestToJoin(owen, id);
  await approveAllRequests(maya, id);
  return id;
}

test("a standing game over a change of clocks", async ({ browser }) => {
  test.slow();
  const { saturday, hours } = lastSaturdayBefore();
  const sunday = saturday.add({ days: 1 });
  const [before, after] = [saturday, saturday.add({ weeks: 1 })];
  const offsetOf = (date: Temporal.PlainDate): string => date.toZonedDateTime({ timeZone: ZONE, plainTime: HOUR }).offset;
  expect(offsetOf(before)).not.toBe(offsetOf(after));
  expect(sunday.dayOfWeek).toBe(7);

  const admin = await anAdmin(browser);
  const courseId = await aCourse(admin, { name: `Standing Links ${Date.now()}`, town: "Gualala" });
  await setClockOffset(hours, []);
  const [maya, owen] = [await aGolfer(browser, "Maya"), await aGolfer(browser, "Owen")];
  const browserErrors: string[] = [];
  for (const page of [maya, owen]) collectBrowserErrors(page, browserErrors);
  await setClockOffset(hours, [maya, owen]);
  const id = await aGameWith(maya, owen, { courseId, date: before.toString(), time: HOUR });

  // The host repeats it every week; who plays is a regular.
  await maya.goto(`/tee-times/${id}`);
  await maya.getByRole("link", { name: /^Repeat this game/ }).click();
  await expect(maya.getByRole("radio", { name: "Every Saturday", exact: true })).toBeChecked();
  await expect(maya.getByText(/^Next dates: .+ Always at 8:00 AM, course time\.$/)).toBeVisible();
  await expectAccessible(maya, "a new repeating game");
  await maya.getByRole("button", { name: "Repeat This Game" }).click();
  const game = maya.getByRole("article", { name: /^Every Saturday at 8:00 AM/ });
  const rows = game.getByRole("list", { name: "Next dates" }).getByRole("listitem");

  // The hour is the same on both sides of the change.
  await expect(rows.nth(0)).toContainText(`${dayText(before)}, 8:00 AM`);
  await expect(rows.nth(1)).toContainText(`${dayText(after)}, 8:00 AM`);
  await expect(rows.nth(1).getByRole("link", { name: /^Posted/ })).toBeVisible();
  await maya.setViewportSize(WIDTHS.phone);
  await expectAccessible(maya, "the repeating games on a phone");
  await maya.setViewportSize(WIDTHS.desktop);
  await expectAccessible(maya, "the repeating games");

  // Owen is asked for the next date, at the same hour, and is in without anybody's approval.
  await owen.goto("/dashboard?tab=requests");
  await owen.getByRole("link", { name: /^Are you in\? Reply to Maya/ }).click();
  await expect(owen.getByRole("heading", { name: "You're a regular. Are you in?" })).toBeVisible();
  await expect(owen.getByText("8:00").first()).toBeVisible();
  await expectAccessible(owen, "a regular who is asked");
  await owen.getByRole("button", { name: "I'm in" }).click();
  await expect(owen.getByRole("heading", { name: "You're in" })).toBeVisible();

  // A date that isn't posted is skipped and taken back.
  const third = dayText(saturday.add({ weeks: 2 }));
  await maya.getByRole("button", { name: `Skip ${third}` }).click();
  await expect(rows.nth(2)).toContainText("Skipped");
  await maya.getByRole("button", { name: `Undo skipping ${third}` }).click();
  await expect(maya.getByRole("button", { name: `Skip ${third}` })).toBeVisible();
  await owen.goto("/standing-games");
  await expect(owen.getByText("Maya Journey hosts")).toBeVisible();

  // It ends: Owen's open page follows.
  await maya.getByRole("button", { name: "End" }).click();
  await maya.getByRole("alertdialog").getByRole("button", { name: "End It" }).click();
  await expect(maya.getByText("No repeating games yet")).toBeVisible();
  await expect(owen.getByText("No repeating games yet")).toBeVisible();
  expect(browserErrors).toEqual([]);
});
