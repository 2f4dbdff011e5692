import { expect, type Page } from "@playwright/test";
import { collectBrowserErrors, expectAccessible, WIDTHS } from "../support/accessibility.ts";
import { aGame, aGolfer, requestToJoin } from "../support/golfers.ts";
import { test } from "../support/test.ts";

type Answer = { host: Page; id: string; name: string; status: "confirmed" | "declined" };

async function answer({ host, id, name, status }: Answer): Promise<void> {
  const people: { id: string; user: { firstName: string } }[] = await (
    await host.request.get(`/api/tee-times/${id}/participants`)
  ).json();
  const request = people.find(({ user }) => user.firstName === name);
  const response = await host.request.patch(`/api/participants/${request?.id}/status`, { data: { status } });
  expect(response.status()).toBe(200);
}

test("sunrise › two golfers who wait see the host's answers arrive", async ({ browser }) => {
  const browserErrors: string[] = [];
  const host = await aGolfer(browser, "Maya");
  const { id } = await aGame(host);
  await aGame(await aGolfer(browser, "Ruth"), { time: "09:20" });
  const jonas = await aGolfer(browser, "Jonas", { viewport: WIDTHS.phone });
  const priya = await aGolfer(browser, "Priya", { viewport: WIDTHS.phone, reducedMotion: "reduce" });
  for (const golfer of [jonas, priya]) {
    collectBrowserErrors(golfer, browserErrors);
    await requestToJoin(golfer, id);
    await golfer.goto("/dashboard");
    await expect(golfer.getByText(/^Maya has until/).first()).toBeVisible();
    await expectAccessible(golfer, "a request that waits");
  }

  await answer({ host, id, name: "Jonas", status: "confirmed" });
  await expect(jonas.getByText("You're in.")).toBeVisible();
  await expectAccessible(jonas, "a request that was approved");
  await jonas.getByRole("link", { name: "Say hello" }).click();
  await expect(jonas).toHaveURL(`/tee-times/${id}?view=chat`);
  await jonas.goto("/dashboard");
  await expect(jonas.getByRole("heading", { name: /^Next up/ })).toBeVisible();

  await answer({ host, id, name: "Priya", status: "declined" });
  await expect(priya.getByText("No spot this time")).toBeVisible();
  await expect(priya.getByRole("heading", { name: "Still open that morning" })).toBeVisible();
  await expectAccessible(priya, "a request that was declined");
  await priya
    .getByRole("link", { name: /^Request to Join at/ })
    .first()
    .click();
  await expect(priya).toHaveURL(/\?ask=true$/);
  expect(browserErrors).toEqual([]);
});
