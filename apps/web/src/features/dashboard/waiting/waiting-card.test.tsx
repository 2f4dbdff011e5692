import type { Participation } from "@fourball/domain/participation/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeCard, aTeeTimeDetail, someStats } from "@fourball/testkit/tee-time-fixtures";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const soon = (hours: number) => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();
const other = aTeeTimeCard({ id: idOf(201), course: { ...aTeeTimeCard().course, name: "Sharp Park" }, distanceKm: 12 });
const far = aTeeTimeCard({ id: idOf(202), course: { ...aTeeTimeCard().course, name: "Far Away" }, distanceKm: 400 });

/** The page of a golfer with one request, among other games of that morning. */
function openRequest(changes: Partial<Participation>) {
  const request = aParticipation({ status: "pending", answerDueAt: soon(3), updatedAt: soon(-3), ...changes });
  const stats = () => someStats({ hosted: 0, joined: 0 });
  const viewerStatus = request.status;
  return renderRoute("/dashboard", {
    dashboard: { joined: () => [request], stats },
    teeTime: { get: () => aTeeTimeDetail({ viewerStatus }), list: () => ({ items: [other, far], nextCursor: null }) },
  });
}

const hero = async () => {
  const found = (await screen.findByRole("heading", { name: "Tomorrow" })).closest("section");
  if (!found) throw new Error("no card");
  return within(found);
};

describe("a request that waits", () => {
  it("says until when the host has, and can be withdrawn", async () => {
    openRequest({});
    const card = await hero();
    expect(card.getByText("Awaiting Approval")).toBeVisible();
    expect(card.getByText(/^Maya has until/)).toBeVisible();
    expect(card.getByRole("button", { name: "Withdraw" })).toBeVisible();
    expect(card.queryByText("Sharp Park")).not.toBeInTheDocument();
  });

  it("leads from its tab to what is open nearby if it's a no", async () => {
    openRequest({});
    expect(await screen.findByRole("heading", { name: "If it's a no: still open that morning" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Sharp Park" })).toHaveAttribute("href", `/tee-times/${idOf(201)}`);
    expect(screen.queryByText("Far Away")).not.toBeInTheDocument();
  });

  it("says when less than an hour is left", async () => {
    openRequest({ answerDueAt: soon(0.9) });
    expect((await hero()).getByText("Less than an hour left.")).toBeVisible();
  });

  it("without a reply in time shows what else is open", async () => {
    openRequest({ answerDueAt: soon(-0.1) });
    const card = await hero();
    expect(card.getByText("No reply yet")).toBeVisible();
    expect(card.getByText("Maya hasn't replied yet. Your request is still open.")).toBeVisible();
    expect(await card.findByRole("link", { name: "Sharp Park" })).toBeVisible();
    expect(card.getByRole("link", { name: "Request to Join at Sharp Park" })).toBeVisible();
  });
});

describe("a request that was declined while the golfer was away", () => {
  it("says so for a day, with what else is open at that hour", async () => {
    openRequest({ status: "declined", answerDueAt: null, updatedAt: soon(-23) });
    const card = await hero();
    expect(await card.findByText("No spot this time")).toBeVisible();
    expect(await card.findByRole("link", { name: "Request to Join at Sharp Park" })).toBeVisible();
    expect(card.getByRole("link", { name: "Browse that day" })).toBeVisible();
  });

  it("is over a day later", async () => {
    openRequest({ status: "declined", answerDueAt: null, updatedAt: soon(-24) });
    expect(await screen.findByText("No games yet")).toBeVisible();
  });
});
