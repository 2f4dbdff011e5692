import { expect, type Page, test } from "@playwright/test";
import { aGame, aGolfer, asks } from "./golfers.ts";
import { expectGood, WIDTHS } from "./good-screen.ts";
import { itIs, itIsNow, laterUrl } from "./later.ts";

test.use({ baseURL: laterUrl });
test.beforeAll(itIsNow);

/** What happens by itself happens within a quarter of a minute, on a machine that has nothing else to do. */
const SOON = { timeout: 60_000 };

const activity = (page: Page) => page.getByRole("region", { name: "Activity" });
const told = (page: Page, words: RegExp) => expect(activity(page).getByText(words).first()).toBeVisible(SOON);

async function hoursUntilTeeOff(page: Page, teeTimeId: string): Promise<number> {
  const { teeOffAt } = await (await page.request.get(`/api/tee-times/${teeTimeId}`)).json();
  return (Date.parse(teeOffAt) - Date.now()) / 3_600_000;
}

async function rates(page: Page, name: string, stars: number): Promise<void> {
  await page.getByRole("button", { name: "Rate your round" }).click();
  const dialog = page.getByRole("dialog", { name: "How was your round?" });
  await dialog
    .getByRole("group", { name: new RegExp(name) })
    .getByText("Yes")
    .click();
  await expectGood(page, "rating");
  await dialog
    .getByRole("radiogroup", { name: `Stars for ${name}` })
    .getByRole("radio", { name: `${stars} of 5 stars` })
    .click();
  await expect(dialog.getByText(/Saved/)).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
}

test("a round: asked, reminded, approved, moved, played and rated", async ({ browser }) => {
  test.slow();
  const maya = await aGolfer(browser, "Maya");
  const jonas = await aGolfer(browser, "Jonas");
  const both = [maya, jonas];
  const { id } = await aGame(maya);
  await asks(jonas, id);
  await jonas.goto(`/tee-times/${id}`);
  await expect(jonas.getByText(/Maya has until .+ to answer/)).toBeVisible();
  for (const page of both) await page.goto("/dashboard");
  await told(maya, /Jonas Journey asks to join/);

  await itIs(40, both);
  await told(maya, /Jonas Journey expect(s|ed) your answer by/);
  await maya.getByRole("tab", { name: /Requests/ }).click();
  await maya.getByRole("button", { name: "Approve Jonas Journey" }).click();
  await told(jonas, /You're in/);

  await maya.goto(`/tee-times/${id}?edit=true`);
  const form = maya.getByRole("dialog", { name: "Edit Tee Time" });
  await form.getByLabel("Tee Time", { exact: true }).fill("13:30");
  await form.getByRole("button", { name: /Save/ }).click();
  await expect(form).toHaveCount(0);
  await told(jonas, /The host changed the game/);
  await expect(activity(jonas)).toContainText("1:30 PM");

  await maya.goto("/dashboard");
  const teeOff = await hoursUntilTeeOff(maya, id);
  await itIs(teeOff - 20, both);
  for (const page of both) await told(page, /You play tomorrow/);
  await itIs(teeOff - 2, both);
  for (const page of both) await told(page, /You play soon/);

  await itIs(teeOff + 6, both);
  for (const page of both) await told(page, /How was your round\?/);
  await rates(maya, "Jonas Journey", 5);
  await jonas.setViewportSize(WIDTHS.phone);
  await rates(jonas, "Maya Journey", 4);
  const { id: jonasId } = await (await jonas.request.get("/api/auth/user")).json();
  await expect
    .poll(async () => (await maya.request.get(`/api/profile/${jonasId}`)).json())
    .toMatchObject({ rating: 5, ratingsCount: 1, gamesPlayed: 1 });
  await maya.goto(`/tee-times/${id}`);
  await expect(maya.getByText("Completed").first()).toBeVisible();
});
