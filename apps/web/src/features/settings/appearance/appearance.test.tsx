import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { shortcutsAreOn, shortcutsChoice } from "../../../kit/keyboard-shortcuts.ts";
import { clockChoice, distanceChoice } from "../../../kit/viewer-units.ts";
import { renderRoute } from "../../../testing/render-route.tsx";

afterEach(() => {
  shortcutsChoice.choose("on");
  clockChoice.choose(undefined);
  distanceChoice.choose(undefined);
});

const group = async (name: string) => within(await screen.findByRole("group", { name }));

describe("appearance", () => {
  it("shows the page in the chosen theme at once", async () => {
    const { user } = renderRoute("/settings#appearance");
    const themes = within(await screen.findByRole("radiogroup", { name: "Theme" }));
    await user.click(themes.getByRole("radio", { name: "Dark" }));
    expect(document.documentElement.dataset.theme).toBe("dark");
    await user.click(themes.getByRole("radio", { name: "System" }));
    expect(document.documentElement.dataset.theme).toBe("light");
  });

  it("turns off shortcuts of a single key", async () => {
    const { user } = renderRoute("/settings#appearance");
    const shortcuts = await screen.findByRole("switch", { name: "Keyboard shortcuts" });
    expect(shortcuts).toBeChecked();
    await user.click(shortcuts);
    expect(shortcuts).not.toBeChecked();
    expect(shortcutsAreOn()).toBe(false);
  });

  it("changes times and distances on other screens, with nothing to save", async () => {
    const { user, router } = renderRoute("/settings#appearance", {
      teeTime: { list: () => ({ items: [aTeeTimeCard({ time: "16:10", distanceKm: 54.7 })], nextCursor: null }) },
    });
    const time = await group("Time");
    expect(time.getByRole("radio", { name: "4:10 PM" })).toBeChecked();
    await user.click(time.getByRole("radio", { name: "16:10" }));
    await user.click((await group("Distance")).getByRole("radio", { name: "Kilometers" }));
    expect(screen.queryByText(/not saved/)).not.toBeInTheDocument();
    await router.navigate({ to: "/marketplace" });
    expect(await screen.findByText("16:10")).toBeVisible();
    expect(screen.getByText(/55\skm/)).toBeVisible();
  });
});
