import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import type { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTeeTime } from "../../testing/open-tee-time.ts";
import { renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const file = `/api/tee-times/${idOf(200)}/calendar.ics`;
type Standing = ReturnType<typeof aTeeTimeDetail>["viewerStatus"];

describe("a round goes into a calendar", () => {
  it.each<Standing>(["host", "confirmed"])("of its %s", async (viewerStatus) => {
    openTeeTime({ game: { viewerStatus } });
    expect(await screen.findByRole("link", { name: "Add to calendar" })).toHaveAttribute("href", file);
  });

  it.each<Standing>(["pending", "declined", null])("but not of a golfer who is %s", async (viewerStatus) => {
    openTeeTime({ game: { viewerStatus } });
    await screen.findByText("Jonas Reyes");
    expect(screen.queryByRole("link", { name: "Add to calendar" })).not.toBeInTheDocument();
  });

  it("from the dashboard, as long as it is to come", async () => {
    const past = aParticipation({ id: idOf(301), teeTimeId: idOf(201) });
    const teeTime = { ...past.teeTime, teeOffAt: "2026-06-01T13:10:00.000Z", status: "completed" } as const;
    renderRoute("/dashboard?tab=joined", { dashboard: { joined: () => [aParticipation(), { ...past, teeTime }] } });
    const [link, ...others] = await screen.findAllByRole("link", { name: "Add to calendar: Cypress Hollow" });
    expect(link).toHaveAttribute("href", file);
    expect(others).toEqual([]);
    expect(screen.getByText("Completed")).toBeVisible();
  });
});
