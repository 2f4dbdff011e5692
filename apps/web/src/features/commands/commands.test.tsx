import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shortcutsChoice } from "../../kit/keyboard-shortcuts.ts";
import { renderApp } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  shortcutsChoice.choose("on");
});

/** The page is shown and the shortcuts, which load when the browser is idle, are listened to. */
async function open(...args: Parameters<typeof renderApp>) {
  const rendered = renderApp(...args);
  const palette = () => screen.queryByRole("dialog", { name: "Search or jump to" });
  await screen.findByRole("banner");
  await waitFor(async () => {
    await rendered.user.keyboard("{Control>}k{/Control}");
    expect(palette()).toBeInTheDocument();
  });
  return { ...rendered, field: within(await screen.findByRole("dialog")).getByRole("combobox") };
}

/** Ready for single keys, without a dialog. */
async function ready(...args: Parameters<typeof renderApp>) {
  const rendered = await open(...args);
  await rendered.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await rendered.user.click(document.body);
  return rendered;
}

const options = () => screen.getAllByRole("option").map((option) => option.textContent);

describe("the palette", () => {
  it("leads to every place by its name", async () => {
    const { user, router, field } = await open("/settings");
    await user.type(field, "host new{Enter}");
    await waitFor(() => expect(router.state.location.href).toBe("/create"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("lists the next games of the golfer", async () => {
    const { user, router, field } = await open("/settings", { dashboard: { hosted: () => [aTeeTimeCard()] } });
    await user.type(field, "cypress");
    await user.click(await screen.findByRole("option", { name: /Cypress Hollow/ }));
    await waitFor(() => expect(router.state.location.href).toBe(`/tee-times/${idOf(200)}`));
  });

  it("searches tee times for the words", async () => {
    const { user, router, field } = await open("/settings");
    await user.type(field, "half moon{Enter}");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?q=half+moon"));
  });

  it("searches users and courses for admins only", async () => {
    const { user, field, router } = await open("/settings", { account: { current: () => anAccount({ isAdmin: true }) } });
    await user.type(field, "maya");
    expect(options()).toEqual(["Search tee times for “maya”", "Search users for “maya”", "Search courses for “maya”"]);
    await user.click(screen.getByRole("option", { name: "Search users for “maya”" }));
    await waitFor(() => expect(router.state.location.href).toBe("/admin?tab=users&who=maya"));
  });

  it("changes the theme", async () => {
    const { user, field } = await open("/settings");
    await user.type(field, "dark{Enter}");
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  });
});

describe("single keys", () => {
  it("lead to places, one after the other or alone", async () => {
    const { user, router } = await ready("/settings");
    await user.keyboard("gd");
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    await user.keyboard("gm");
    await waitFor(() => expect(router.state.location.pathname).toBe("/marketplace"));
    await user.keyboard("c");
    await waitFor(() => expect(router.state.location.pathname).toBe("/create"));
  });

  it("list themselves", async () => {
    const { user } = await ready("/settings");
    await user.keyboard("{Shift>}?{/Shift}");
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toHaveTextContent("Browse Tee Timesg then m");
  });

  it("are letters where one types", async () => {
    const { user, router } = await ready("/settings");
    const search = screen.getByRole("searchbox", { name: "Search courses, locations" });
    await user.type(search, "cgm");
    expect(search).toHaveValue("cgm");
    expect(router.state.location.pathname).toBe("/settings");
  });

  it("do nothing once they are turned off, unlike the palette's", async () => {
    const { user, router } = await ready("/settings");
    shortcutsChoice.choose("off");
    await user.keyboard("c");
    await user.keyboard("{Control>}k{/Control}");
    expect(await screen.findByRole("dialog", { name: "Search or jump to" })).toBeVisible();
    expect(router.state.location.pathname).toBe("/settings");
  });
});
