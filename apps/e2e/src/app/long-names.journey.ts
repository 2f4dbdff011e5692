import { type Browser, expect, type Page } from "@playwright/test";
import { aCourse, aGame, aGolferNamed, anAdmin, approveAllRequests, requestToJoin } from "../support/golfers.ts";
import { faultsOf } from "../support/layout-faults.ts";
import { test } from "../support/test.ts";

const WIDTHS = [320, 390, 820, 1280, 1920];

/** A place in Wales, written in one word. */
const COURSE = {
  name: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Golf Resort",
  town: "Llanfairpwllgwyngyllgogerychwyrndrobwll",
};
/** Its letters take no break: a name of a golfer of 1978. */
const LONG = { firstName: "Wolfeschlegelsteinhausenbergerdorff", lastName: "Emile" };
/** People of several code points each: a skin tone, a gender and a direction; a family. */
const EMOJI = { firstName: "👩🏽‍🦽‍➡️", lastName: "👨‍👩‍👧‍👦" };
const RIGHT_TO_LEFT = { firstName: "عبد الرحمن", lastName: "المصري" };
/** One name, of one letter. */
const EMPTY = { firstName: "O", lastName: "" };
const GUEST = { name: "Llanfairpwllgwyngyllgogerychwyrndrobwlll", email: `${"guest".repeat(10)}@example.com` };

const viewerId = async ({ request }: Page): Promise<string> => (await (await request.get("/api/auth/user")).json()).id;

type Cast = {
  host: Page;
  player: Page;
  nameless: Page;
  requester: Page;
  visitor: Page;
  admin: Page;
  id: string;
  profile: string;
};

/** A game on the long course: a host, a player who has written, a golfer and a guest who have asked. */
async function aCast(browser: Browser): Promise<Cast> {
  const options = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;
  const admin = await anAdmin(browser, options);
  const courseId = await aCourse(admin, COURSE);
  const host = await aGolferNamed(browser, LONG, options);
  const player = await aGolferNamed(browser, EMOJI, options);
  const requester = await aGolferNamed(browser, RIGHT_TO_LEFT, options);
  const { id } = await aGame(host, {
    courseId,
    description: `Bring ${"o".repeat(80)}.`,
    preferences: ["Beginner friendly", "Relaxed pace", "Gimmes ok"],
  });
  const nameless = await aGolferNamed(browser, EMPTY, options);
  await requestToJoin(player, id);
  await requestToJoin(nameless, id);
  await approveAllRequests(host, id);
  await requestToJoin(requester, id);
  const guest = { guestName: GUEST.name, guestEmail: GUEST.email, message: `https://example.com/${"a".repeat(90)}` };
  const visitor = await (await browser.newContext(options)).newPage();
  expect((await visitor.request.post(`/api/tee-times/${id}/guest-requests`, { data: guest })).status()).toBe(201);
  return { host, player, nameless, requester, visitor, admin, id, profile: `/profile/${await viewerId(host)}` };
}

test("long names › every screen keeps its width, and every control is within reach", async ({ browser }) => {
  test.setTimeout(240_000);
  const { host, player, nameless, requester, visitor, admin, id, profile } = await aCast(browser);
  const game = `/tee-times/${id}`;
  const faults: string[] = [];

  await player.goto(game);
  const message = player.getByRole("textbox", { name: "Message" });
  await expect(message).toBeEnabled();
  await message.fill(`See you there ${"!".repeat(120)}`);
  await message.press("Enter");
  await expect(player.getByRole("log").getByText(/See you there/)).toBeVisible();

  const list = `/marketplace?q=${encodeURIComponent(LONG.firstName)}`;
  faults.push(
    ...(await faultsOf(player, WIDTHS, [
      list,
      game,
      profile,
      "/dashboard?tab=joined",
      "/dashboard#me",
      "/settings",
      "/settings#people",
    ])),
  );
  faults.push(
    ...(await faultsOf(nameless, WIDTHS, [game, "/dashboard#me", "/settings", `/profile/${await viewerId(nameless)}`])),
  );
  faults.push(...(await faultsOf(requester, WIDTHS, [list, game, "/dashboard?tab=pending", "/dashboard#me", "/settings"])));
  faults.push(
    ...(await faultsOf(host, WIDTHS, [
      list,
      game,
      `${game}?edit=true`,
      "/dashboard",
      "/dashboard?tab=requests",
      "/dashboard#me",
      profile,
      "/settings",
    ])),
  );
  faults.push(...(await faultsOf(visitor, WIDTHS, ["/", profile, "/sign-in", "/sign-up"])));
  const who = encodeURIComponent(LONG.firstName);
  faults.push(
    ...(await faultsOf(admin, WIDTHS, [
      "/admin",
      `/admin?tab=users&who=${who}`,
      `/admin?tab=users&who=${who}&user=${profile.slice("/profile/".length)}`,
      `/admin?tab=courses&course=${encodeURIComponent(COURSE.name)}`,
      "/admin?tab=audit",
      "/admin?tab=deliveries",
    ])),
  );
  expect(faults).toEqual([]);
});
