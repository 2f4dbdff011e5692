import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeDetail, someStats } from "@fourball/testkit/tee-time-fixtures";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfirmedRequest, saveConfirmedRequest } from "../../kit/session/pending-request.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const confirmed = {
  teeTimeId: idOf(200),
  hostName: "Maya Okafor",
  courseName: "Cypress Hollow",
  date: "2026-06-12",
  time: "06:10",
};
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout", "Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances second by second, as each render schedules the next. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
}

describe("after a request", () => {
  it("the golfer reads what was sent and what comes next", async () => {
    saveConfirmedRequest(confirmed);
    renderRoute("/request-confirmation");
    expect(await screen.findByRole("heading", { level: 1, name: "Request Submitted!" })).toBeVisible();
    for (const words of ["Cypress Hollow", "Hosted by Maya Okafor", "Friday, June 12", "Awaiting Approval"])
      expect(screen.getByText(words)).toBeVisible();
    expect(document.querySelector("[data-part=time]")).toHaveTextContent("6:10AM");
    expect(screen.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
    expect(screen.getByRole("link", { name: "Browse Tee Times" })).toHaveAttribute("href", "/marketplace");
  });

  it("the golfer sees the spots of the game, and how soon its host replies", async () => {
    saveConfirmedRequest(confirmed);
    const hostAnswers = { percent: 95, medianMinutes: 150 };
    renderRoute("/request-confirmation", {
      teeTime: { get: () => aTeeTimeDetail({ viewerStatus: "pending", pendingCount: 1, hostAnswers }) },
    });
    expect(await screen.findByText("Maya Okafor usually replies within 3 hours. You're not booked until then.")).toBeVisible();
    expect(screen.queryByText(/within a day/)).not.toBeInTheDocument();
    const dots = Array.from(document.querySelectorAll("[data-dot]"), (dot) => dot.getAttribute("data-dot"));
    expect(dots).toEqual(["ringed", "filled", "pending", "open"]);
  });

  it.each([
    ["2026-06-11T20:10:00.000Z", "Maya has until Thu 10:10 PM GMT+2 to reply. You're not booked until then."],
    [null, "The host decides who plays. You're not booked until then."],
  ])("the golfer reads when the reply is due: %s", async (answerDueAt, words) => {
    saveConfirmedRequest(confirmed);
    renderRoute("/request-confirmation", {
      dashboard: { joined: () => [aParticipation({ status: "pending", answerDueAt })] },
    });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it("goes to the dashboard after ten seconds that can be seen", async () => {
    saveConfirmedRequest(confirmed);
    const { router } = renderRoute("/request-confirmation");
    await screen.findByText("Going to your dashboard in 10 s");
    await pass(9);
    expect(screen.getByText("Going to your dashboard in 1 s")).toBeVisible();
    expect(router.state.location.pathname).toBe("/request-confirmation");
    await pass(1);
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    expect(router.history.length).toBe(1);
    expect(router.state.location.href).toBe("/dashboard");
  });

  it.each([
    {
      where: "at the pending requests",
      joined: [aParticipation({ status: "pending" })],
      next: "Tomorrow",
      tab: "Pending",
    },
    {
      where: "at the joined games where the host has approved by then",
      joined: [aParticipation()],
      next: "Next up · Tomorrow",
      tab: "Joined",
    },
  ])("opens the dashboard $where", async ({ joined, next, tab }) => {
    saveConfirmedRequest(confirmed);
    const { user } = renderRoute("/request-confirmation", {
      dashboard: { joined: () => joined, stats: () => someStats({ hosted: 2, joined: 1 }) },
    });
    await user.click(await screen.findByRole("link", { name: "Go to Dashboard" }));
    expect(await screen.findByRole("heading", { name: next })).toBeVisible();
    expect(await screen.findByRole("tab", { name: tab, selected: true })).toBeVisible();
  });

  it("stays for who wants to stay", async () => {
    saveConfirmedRequest(confirmed);
    const { user, router } = renderRoute("/request-confirmation");
    await user.click(await screen.findByRole("button", { name: "Stay here" }));
    await pass(15);
    expect(router.state.location.pathname).toBe("/request-confirmation");
  });

  it("stops the countdown on interaction, and moves the focus to the status", async () => {
    saveConfirmedRequest(confirmed);
    const { user } = renderRoute("/request-confirmation");
    const stay = await screen.findByRole("button", { name: "Stay here" });
    while (document.activeElement !== stay) await user.tab();
    expect(screen.getByRole("timer")).toBeVisible();
    await user.keyboard("{Enter}");
    expect(screen.getByText("You'll stay here until you choose where to go.")).toHaveFocus();
  });

  it("stays for a pointer that moves over it", async () => {
    saveConfirmedRequest(confirmed);
    const { user } = renderRoute("/request-confirmation");
    await user.hover(await screen.findByRole("heading", { name: "Request Submitted!" }));
    expect(screen.getByText("You'll stay here until you choose where to go.")).toBeVisible();
  });

  it("stays for a finger that scrolls", async () => {
    saveConfirmedRequest(confirmed);
    const { user } = renderRoute("/request-confirmation");
    await user.pointer({ keys: "[TouchA>]", target: await screen.findByRole("heading", { name: "Request Submitted!" }) });
    expect(screen.getByText("You'll stay here until you choose where to go.")).toBeVisible();
  });

  it("has a sky before the game is loaded, that of its hour", async () => {
    saveConfirmedRequest({ ...confirmed, time: "17:30" });
    renderRoute("/request-confirmation", { account: signedOut });
    await screen.findByRole("heading", { name: "Request Submitted!" });
    expect(document.querySelector("[data-part=picture] img")).toHaveAttribute("src", expect.stringContaining("dusk"));
  });

  it("keeps it through a reload, and forgets it when the golfer goes on", async () => {
    saveConfirmedRequest(confirmed);
    const { user, router } = renderRoute("/request-confirmation");
    await screen.findByRole("heading", { name: "Request Submitted!" });
    expect(readConfirmedRequest()).toEqual(confirmed);
    await user.click(screen.getByRole("link", { name: "Browse Tee Times" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/marketplace"));
    expect(readConfirmedRequest()).toBeUndefined();
  });

  it.each([{ date: "notadate" }, { date: "2026-13-40" }, { time: "zz" }, { time: "25:00" }])(
    "of %o is none",
    async (nonsense) => {
      saveConfirmedRequest({ ...confirmed, ...nonsense });
      renderRoute("/request-confirmation");
      expect(await screen.findByRole("heading", { level: 1, name: "No recent request" })).toBeVisible();
    },
  );

  it("is none where the browser forbids the storage", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
    renderRoute("/request-confirmation");
    expect(await screen.findByRole("heading", { level: 1, name: "No recent request" })).toBeVisible();
  });

  it("leads a visitor to the start page", async () => {
    saveConfirmedRequest(confirmed);
    const { router } = renderRoute("/request-confirmation", { account: signedOut });
    await screen.findByText(/Going to the start page/);
    await pass(10);
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });

  it("shows links when opened without a request", async () => {
    const { router } = renderRoute("/request-confirmation", { account: signedOut });
    expect(await screen.findByRole("heading", { level: 1, name: "No recent request" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Browse Tee Times" })).toBeVisible();
    await pass(11);
    expect(router.state.location.pathname).toBe("/request-confirmation");
  });
});
