import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aSavedSearch } from "@fourball/testkit/saved-search-fixtures";
import { aCourse, aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

const nothing = { list: () => ({ items: [], nextCursor: null }), count: () => 0 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  localStorage.setItem("fourball.near", JSON.stringify({ latitude: 36.6, longitude: -121.89 }));
});
afterEach(() => {
  vi.useRealTimers();
});

const offer = () => screen.findByRole("button", { name: "Tell me when one is posted" });
const dialog = () => screen.findByRole("dialog", { name: "Tell me about games like this" });

/** The marketplace with an empty result, and the question of how often. */
async function openDialog(path: string, changes: Parameters<typeof renderRoute>[1] = {}) {
  const save = vi.fn(() => aSavedSearch());
  const rendered = renderRoute(path, { teeTime: nothing, savedSearch: { save }, ...changes });
  await rendered.user.click(await offer());
  return { ...rendered, save, dialog: within(await dialog()) };
}

describe("an empty result", () => {
  it("offers first to tell of games like it, as often as is chosen", async () => {
    const { user, save, dialog } = await openDialog(
      "/marketplace?filter=nearby&radius=40&times=morning&prefs=Walking%20preferred",
    );
    const [first] = screen.getAllByRole("button", { name: /Tell me|Clear filters/, hidden: true });
    expect(first).toHaveTextContent("Tell me when one is posted");
    expect(dialog.getByText(/^Morning games within 25.mi of your location, walking preferred$/)).toBeVisible();
    expect(dialog.getByText(/We save your location with it, rounded to about a kilometer/)).toBeVisible();
    expect(dialog.getByText(/Never in your quiet hours/)).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: /Once a week/ }));
    await user.click(dialog.getByRole("button", { name: "Save search" }));
    expect(await screen.findByText("Search saved")).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith({
      filter: {
        near: { latitude: 36.6, longitude: -121.89 },
        radiusKm: 40,
        timesOfDay: ["morning"],
        preferences: ["Walking preferred"],
      },
      frequency: "weekly",
      timeZone: Temporal.Now.timeZoneId(),
    });
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Tell me about games like this" })).not.toBeInTheDocument());
  });

  it("says that days that move on aren't saved", async () => {
    const { user, save, dialog } = await openDialog("/marketplace?filter=today&mood=casual");
    expect(dialog.getByText("Games, fun & casual")).toBeVisible();
    expect(dialog.getByText(/We'll look at every day, not only this week\./)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save search" }));
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ filter: { moods: ["casual"] } })));
  });

  it("says the same beside Near Me, where they are written out as dates", async () => {
    const { dialog } = await openDialog("/marketplace?filter=nearby&from=2026-06-11&to=2026-06-11");
    expect(dialog.getByText(/^Games within 31.mi of your location$/)).toBeVisible();
    expect(dialog.getByText(/We'll look at every day/)).toBeVisible();
  });

  it("says when the search ends, and names the course", async () => {
    const id = idOf(12);
    const { dialog } = await openDialog(`/marketplace?course=${id}&from=2026-06-13&to=2026-06-14`, {
      course: { list: () => [aCourse({ id, name: "Cypress Hollow" })] },
    });
    expect(await dialog.findByText("Games at Cypress Hollow from Sat, Jun 13 to Sun, Jun 14")).toBeVisible();
    expect(dialog.getByText(/Ends by itself after Sun, Jun 14\./)).toBeVisible();
  });

  it("says in place why the 11th isn't saved", async () => {
    const why = "You have 10 saved searches. Delete one to save another.";
    const { user, dialog } = await openDialog("/marketplace?mood=casual", {
      savedSearch: {
        save: () => fail("savedSearchesTooMany", { values: { most: 10 } }),
      },
    });
    await user.click(dialog.getByRole("button", { name: "Save search" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(why);
  });

  it.each(["/marketplace", "/marketplace?filter=today"])("has nothing to save at %s", async (path) => {
    renderRoute(path, { teeTime: nothing });
    expect(await screen.findByText("No tee times found")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Tell me when one is posted" })).not.toBeInTheDocument();
  });
});

describe("a list with games", () => {
  it("can be saved once it is narrowed", async () => {
    const list = () => ({ items: [aTeeTimeCard()], nextCursor: null });
    const { user, router } = renderRoute("/marketplace", { teeTime: { list, count: () => 1 } });
    expect(await screen.findByText("1 game", { selector: "[role=status]" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Save this search" })).not.toBeInTheDocument();
    await router.navigate({ to: "/marketplace", search: { q: "hollow" } });
    await user.click(await screen.findByRole("button", { name: "Save this search" }));
    expect(within(await dialog()).getByText("Games matching “hollow”")).toBeVisible();
  });
});
