import { expect, type Page } from "@playwright/test";
import { expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer, requestToJoin } from "../support/golfers.ts";
import { resetClock, setClockOffset, shiftedClockUrl } from "../support/shifted-clock.ts";
import { test } from "../support/test.ts";

test.use({ baseURL: shiftedClockUrl });
test.beforeAll(resetClock);

/** Jobs run within 15 seconds on an idle machine. */
const JOB_TIMEOUT = { timeout: 60_000 };

const activity = (page: Page) => page.getByRole("region", { name: "Activity" });
const expectActivity = (page: Page, words: RegExp) => expect(activity(page).getByText(words).first()).toBeVisible(JOB_TIMEOUT);

async function hoursUntilTeeOff(page: Page, teeTimeId: string): Promise<number> {
  const { teeOffAt } = await (await page.request.get(`/api/tee-times/${teeTimeId}`)).json();
  return (Date.parse(teeOffAt) - Date.now()) / 3_600_000;
}

async function rateRound(page: Page, name: string, stars: number): Promise<void> {
  await expect(page.getByRole("heading", { name: "How was your round?" })).toBeVisible(JOB_TIMEOUT);
  await expectAccessible(page, "rating");
  await page
    .getByRole("radiogroup", { name: `Stars for ${name}` })
    .getByRole("radio", { name: `${stars} of 5 stars` })
    .click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: "Play again?" })).toBeFocused();
}

/** Nights do not count, so this depends on the time of day. */
async function hoursUntilAnswerIsDue(host: Page, teeTimeId: string): Promise<number> {
  const [request] = await (await host.request.get(`/api/tee-times/${teeTimeId}/participants`)).json();
  return (Date.parse(request.answerDueAt) - Date.now()) / 3_600_000;
}

test("round › request, reminder, approval, edit, completion and ratings", async ({ browser }) => {
  test.slow();
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  const both = [maya, jonas];
  const { id } = await aGame(maya);
  await requestToJoin(jonas, id);
  await jonas.goto(`/tee-times/${id}`);
  await expect(jonas.getByText(/Maya has until .+ to reply/)).toBeVisible();
  for (const page of both) await page.goto("/dashboard");
  await maya.getByRole("tab", { name: /Requests/ }).click();
  const approve = maya.getByRole("button", { name: "Approve Jonas Journey" });
  await expect(approve).toBeVisible();

  await setClockOffset((await hoursUntilAnswerIsDue(maya, id)) - 0.5, both);
  // Activity beside the request doesn't repeat it.
  await maya.getByRole("link", { name: /^Notifications/ }).click();
  const reminder = /Reply to Jonas Journey by|Jonas Journey expected your reply by/;
  await expect(maya.getByRole("dialog", { name: "Activity" }).getByText(reminder).first()).toBeVisible(JOB_TIMEOUT);
  await maya.keyboard.press("Escape");
  await approve.click();
  await expectActivity(jonas, /You're in/);

  await maya.goto(`/tee-times/${id}?edit=true`);
  const form = maya.getByRole("dialog", { name: "Edit Tee Time" });
  await form.getByLabel("Tee Time", { exact: true }).fill("13:30");
  await form.getByRole("button", { name: /Save/ }).click();
  await expect(form).toHaveCount(0);
  await expectActivity(jonas, /Maya changed the game/);
  await expect(activity(jonas)).toContainText("1:30 PM");

  await maya.goto("/dashboard");
  const teeOff = await hoursUntilTeeOff(maya, id);
  await setClockOffset(teeOff - 20, both);
  await expectActivity(maya, /You play tomorrow/);
  await expectActivity(jonas, /Still playing/);
  await jonas.goto(`/tee-times/${id}`);
  await jonas.getByRole("button", { name: "Yes, I'm playing" }).click();
  await expect(jonas.getByText(/knows you're playing/)).toBeVisible();
  await jonas.goto("/dashboard");
  await setClockOffset(teeOff - 2, both);
  for (const page of both) await expectActivity(page, /You play today/);

  await setClockOffset(teeOff + 6, both);
  for (const page of both) await expectActivity(page, /How was your round\?/);
  await maya.getByRole("link", { name: "Did everyone come?" }).click();
  await expect(maya.getByText("1 of 3")).toBeVisible();
  await expectAccessible(maya, "who came");
  await maya.getByRole("button", { name: "Yes, everyone came" }).click();
  await rateRound(maya, "Jonas Journey", 5);
  await jonas.setViewportSize(WIDTHS.phone);
  await jonas.getByRole("link", { name: /^How was / }).click();
  await rateRound(jonas, "Maya Journey", 4);
  const { id: jonasId } = await (await jonas.request.get("/api/auth/user")).json();
  await expect
    .poll(async () => (await maya.request.get(`/api/profile/${jonasId}`)).json())
    .toMatchObject({ rating: 5, ratingsCount: 1, gamesPlayed: 1 });
  await maya.goto(`/tee-times/${id}`);
  for (const words of ["Completed", "Everyone came", "You rated Jonas 5"])
    await expect(maya.getByText(words, { exact: true }).first()).toBeVisible();
  await sharePicture(jonas);
  await maya.setViewportSize(WIDTHS.phone);
  await openFromWall(maya, { userId: jonasId, teeTimeId: id });
  expect((await jonas.request.patch("/api/users/profile", { data: { publicProfile: false } })).status()).toBe(200);
  await maya.goto(`/profile/${jonasId}#rounds`);
  await expect(maya.getByRole("heading", { name: "Profile Not Found" })).toBeVisible();
});

/** A browser without a share sheet saves the picture. */
async function sharePicture(page: Page): Promise<void> {
  const picture = page.getByRole("img", { name: /^Your round at / });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  await expectAccessible(page, "picture of the round");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share the round" }).click();
  expect((await saved).suggestedFilename()).toBe("fourball-round.png");
}

async function openFromWall(page: Page, { userId, teeTimeId }: { userId: string; teeTimeId: string }): Promise<void> {
  await page.goto(`/profile/${userId}#rounds`);
  await expect(page.getByRole("heading", { name: "Rounds", exact: true })).toBeFocused();
  await expectAccessible(page, "rounds of a golfer");
  await page.getByRole("region", { name: "Rounds" }).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/tee-times/${teeTimeId}`));
}
