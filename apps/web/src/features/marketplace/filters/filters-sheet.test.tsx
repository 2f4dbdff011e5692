import { idOf } from "@fourball/testkit/fixtures";
import { aCourse, aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { mockPositionPrompt } from "../../../testing/mock-position-prompt.ts";
import { renderRoute } from "../../../testing/render-route.tsx";

type Changes = Parameters<typeof renderRoute>[1];

async function openSheet(path: string, changes?: Changes) {
  const app = renderRoute(path, changes);
  await app.user.click(await screen.findByRole("button", { name: /^Filters/ }));
  const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
  const row = (title: string) => sheet.getByText(title, { selector: "summary *" });
  return { ...app, sheet, row };
}

describe("the filters", () => {
  it("act at once, as one step for Back", async () => {
    const { user, router, sheet, row } = await openSheet("/marketplace");
    await user.click(sheet.getByRole("button", { name: "Early bird special" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?mood=early"));
    await user.click(row("Preferences"));
    await user.click(sheet.getByRole("button", { name: "Fast pace" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?mood=early&prefs=Fast+pace"));
    router.history.back();
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace"));
  });

  it("say how many games they leave", async () => {
    const { user, sheet } = await openSheet("/marketplace", { teeTime: { count: ({ moods }) => (moods ? 7 : 23) } });
    expect(await sheet.findByRole("button", { name: "Show 23" })).toBeVisible();
    await user.click(sheet.getByRole("button", { name: "Tournament style" }));
    await user.click(await sheet.findByRole("button", { name: "Show 7" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Filters, 1 on" })).toHaveFocus();
  });

  it("are counted on their button and cleared together", async () => {
    const { user, router, sheet } = await openSheet("/marketplace?mood=early&open=2&times=morning&hcpMax=18");
    await user.click(sheet.getByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace"));
    expect(sheet.getByRole("button", { name: "Clear all" })).toHaveAttribute("aria-disabled", "true");
  });

  it("leave the header's words and the quick filter alone when they are cleared", async () => {
    const { user, router, sheet } = await openSheet("/marketplace?q=boston&filter=today&open=1");
    await user.click(sheet.getByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?q=boston&filter=today"));
    expect(sheet.getByRole("button", { name: "Clear all" })).toHaveAttribute("aria-disabled", "true");
  });

  it("clear nearness with its distance", async () => {
    const { user, router, sheet } = await openSheet("/marketplace?q=boston&filter=nearby&radius=25");
    await user.click(sheet.getByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?q=boston"));
  });

  it("ask for open spots once, which hides what is full", async () => {
    const { user, router, sheet } = await openSheet("/marketplace");
    const spots = within(sheet.getByRole("radiogroup", { name: "Open spots" }));
    expect(spots.getByRole("radio", { name: "Any" })).toBeChecked();
    expect(sheet.getByText("1+ hides full tee times")).toBeVisible();
    await user.click(spots.getByRole("radio", { name: "1+" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?open=1"));
    await user.click(spots.getByRole("radio", { name: "3" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?open=3"));
    await user.click(spots.getByRole("radio", { name: "Any" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace"));
  });

  it("say in their rows what is chosen, and hide the rest until a tap", async () => {
    const { user, sheet, row } = await openSheet("/marketplace?filter=today&prefs=Fast+pace");
    const said = (title: string) => row(title).parentElement?.textContent;
    expect(said("Dates")).toBe("DatesToday");
    expect(said("Distance")).toBe("DistanceAny");
    expect(said("Preferences")).toBe("PreferencesFast pace");
    expect(sheet.getByLabelText("From")).not.toBeVisible();
    await user.click(row("Dates"));
    expect(sheet.getByLabelText("From")).toBeVisible();
  });

  it("know a time of day", async () => {
    const { user, router, sheet } = await openSheet("/marketplace?hours=11:00-15:00");
    expect(sheet.getByText("11:00 AM to 3:00 PM")).toBeVisible();
    sheet.getByRole("slider", { name: "Latest tee-off" }).focus();
    await user.keyboard("{PageDown}");
    await waitFor(() => expect(router.state.location.search).toMatchObject({ hours: "11:00-14:00" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace"));
    expect(sheet.getByRole("group", { name: "Time of day" })).toHaveAccessibleDescription("Any");
  });

  it("leave the hours of a chosen day to its band", async () => {
    const { sheet } = await openSheet("/marketplace?filter=today&hours=11:00-15:00");
    expect(sheet.getByRole("radiogroup", { name: "Open spots" })).toBeVisible();
    expect(sheet.queryByRole("group", { name: "Time of day" })).not.toBeInTheDocument();
    expect(screen.getByText("Filters", { selector: "button" })).toHaveAccessibleName("Filters");
  });

  it("replace a quick filter by custom dates", async () => {
    const { user, router, sheet, row } = await openSheet("/marketplace?filter=today");
    await user.click(row("Dates"));
    await user.type(sheet.getByLabelText("From"), "2026-12-20");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?from=2026-12-20"));
  });

  it("know the host's handicap", async () => {
    const { user, router, sheet } = await openSheet("/marketplace");
    expect(sheet.getByText("0 to 54 hcp")).toBeVisible();
    sheet.getByRole("slider", { name: "Highest handicap" }).focus();
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?hcpMax=53"));
  });

  it("find a course", async () => {
    const { user, router, sheet } = await openSheet("/marketplace", {
      course: { list: () => [aCourse(), aCourse({ id: idOf(101), name: "Tamarack Ridge", location: "Boulder, CO" })] },
    });
    await user.click(sheet.getByRole("combobox", { name: "Golf Course" }));
    await user.click(await screen.findByRole("option", { name: "Tamarack Ridge - Boulder, CO" }));
    await waitFor(() => expect(router.state.location.href).toBe(`/marketplace?course=${idOf(101)}`));
    expect(sheet.getByRole("combobox", { name: "Golf Course" })).toHaveValue("Tamarack Ridge - Boulder, CO");
  });

  it("know the course of an address by name", async () => {
    const { sheet } = await openSheet(`/marketplace?course=${idOf(100)}`);
    await waitFor(() =>
      expect(sheet.getByRole("combobox", { name: "Golf Course" })).toHaveValue("Cypress Hollow - Monterey, CA"),
    );
  });
});

describe("Near Me", () => {
  it("prompts for the position only after a tap, and sends it rounded", async () => {
    const prompt = mockPositionPrompt("yes");
    const list = vi.fn(() => ({
      items: [aTeeTimeCard({ distanceKm: 12.3 }), aTeeTimeCard({ id: idOf(201) })],
      nextCursor: null,
    }));
    const { user, sheet, row } = await openSheet("/marketplace", { teeTime: { list } });
    await user.click(row("Distance"));
    expect(prompt).not.toHaveBeenCalled();
    await user.click(sheet.getByRole("switch", { name: "Near Me" }));
    await waitFor(() =>
      expect(list).toHaveBeenCalledWith(
        expect.objectContaining({ filter: "nearby", near: { latitude: 36.6, longitude: -121.89 } }),
      ),
    );
    expect(await screen.findByText(/Monterey, CA · 7\.6.mi/)).toBeInTheDocument();
    expect(await screen.findByText("Monterey, CA · distance unknown")).toBeInTheDocument();
    expect(sheet.getByText("31 mi")).toBeVisible();
  });

  it("keeps the position out of the address", async () => {
    mockPositionPrompt("yes");
    const { user, router, sheet, row } = await openSheet("/marketplace");
    await user.click(row("Distance"));
    await user.click(sheet.getByRole("switch", { name: "Near Me" }));
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?filter=nearby"));
  });

  it("says what to do without a position", async () => {
    mockPositionPrompt("no");
    const { user, router, sheet, row } = await openSheet("/marketplace");
    await user.click(row("Distance"));
    await user.click(sheet.getByRole("switch", { name: "Near Me" }));
    expect(await sheet.findByText("Your browser didn't share your location. Search for a city instead.")).toBeVisible();
    expect(router.state.location.href).toBe("/marketplace");
  });

  it("waits for a tap when the address has the filter", async () => {
    const prompt = mockPositionPrompt("yes");
    const { user } = renderRoute("/marketplace?filter=nearby");
    const share = await screen.findByRole("button", { name: "Use my location" });
    expect(prompt).not.toHaveBeenCalled();
    await user.click(share);
    expect(await screen.findByRole("article")).toBeVisible();
  });
});
