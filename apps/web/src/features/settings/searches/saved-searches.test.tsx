import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { idOf } from "@fourball/testkit/fixtures";
import { aSavedSearch } from "@fourball/testkit/saved-search-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "../../../testing/render-route.tsx";
import { SearchesSection } from "../late-sections.tsx";

const casual = { id: idOf(381), filter: { moods: ["casual" as const], to: "2026-06-20" }, nearName: null };

/** Settings of a golfer with these searches, which follow what is done. */
function openSearches(of: SavedSearch[]) {
  let searches = of;
  const change = vi.fn(({ id, ...changes }: Partial<SavedSearch> & { id: string }) => {
    searches = searches.map((search) => (search.id === id ? { ...search, ...changes } : search));
    return aSavedSearch({ id, ...changes });
  });
  const remove = vi.fn(({ id }: { id: string }) => {
    searches = searches.filter((search) => search.id !== id);
    return { id };
  });
  const save = vi.fn(({ filter, frequency }: Pick<SavedSearch, "filter" | "frequency">) => {
    const saved = aSavedSearch({ ...casual, filter, frequency });
    searches = [...searches, saved];
    return saved;
  });
  const rendered = renderPart("/settings#searches", <SearchesSection />, {
    savedSearch: { list: () => searches, change, delete: remove, save },
  });
  return { ...rendered, change, remove, save };
}

const words = /^Morning games within 25.mi of Monterey, walking preferred$/;

describe("saved searches", () => {
  it("are a list in words, which opens each in the marketplace", async () => {
    const { user, router } = openSearches([aSavedSearch(), aSavedSearch(casual)]);
    expect(await screen.findByText("2 of 10")).toBeVisible();
    expect(screen.getByText("Ends by itself after Sat, Jun 20.")).toBeVisible();
    expect(screen.getByRole("link", { name: words })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Games until Sat, Jun 20, fun & casual" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?to=2026-06-20&mood=casual"));
  });

  it("say where to save the first", async () => {
    openSearches([]);
    expect(await screen.findByText(/You have no saved searches/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Browse Tee Times" })).toHaveAttribute("href", "/marketplace");
  });

  it("tell as often as is chosen, or not at all", async () => {
    const { user, change } = openSearches([aSavedSearch(), aSavedSearch({ ...casual, isOn: false })]);
    const often = await screen.findByRole("combobox", { name: /^How often: Morning games/ });
    expect(often).toHaveValue("at-once");
    expect(screen.getByRole("combobox", { name: /^How often: Games until/ })).toHaveValue("off");
    await user.selectOptions(often, "Once a week");
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ id: idOf(380), frequency: "weekly", isOn: true }));
    expect(often).toHaveValue("weekly");
    await user.selectOptions(often, "Off");
    await waitFor(() => expect(change).toHaveBeenLastCalledWith({ id: idOf(380), isOn: false }));
    expect(often).toHaveValue("off");
  });

  it("are deleted with a way back", async () => {
    const { user, save, remove } = openSearches([aSavedSearch(), aSavedSearch({ ...casual, frequency: "daily" })]);
    await user.click(await screen.findByRole("button", { name: /^Delete: Games until/ }));
    expect(remove).toHaveBeenCalledExactlyOnceWith({ id: casual.id });
    const deleted = await screen.findByText("Deleted: Games until Sat, Jun 20, fun & casual");
    await waitFor(() => expect(screen.getByText("1 of 10")).toHaveFocus());
    await user.click(within(deleted.parentElement ?? document.body).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByText("2 of 10")).toBeVisible());
    expect(save).toHaveBeenCalledExactlyOnceWith({ filter: casual.filter, frequency: "daily" });
    expect(screen.queryByText(/^Deleted:/)).not.toBeInTheDocument();
  });

  it("can be loaded again after an error", async () => {
    renderPart("/settings#searches", <SearchesSection />, {
      savedSearch: {
        list: () => {
          throw new Error("down");
        },
      },
    });
    expect(await screen.findByText("Couldn't load your saved searches")).toBeVisible();
  });
});
