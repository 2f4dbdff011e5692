import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aRequest, asHost, openTeeTime } from "../../testing/open-tee-time.ts";
import { renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const inFiveHours = "2026-06-11T20:30:00.000Z";
const past = "2026-06-10T10:00:00.000Z";
const mine = { userId: idOf(1), status: "pending" } as const;

describe("a host sees how long an answer may take", () => {
  it.each([
    [inFiveHours, /^Reply by 10:30 PM GMT\+2$/],
    [past, /^Was due Wed,? 12:00 PM GMT\+2$/],
  ])("at the request, %s", async (answerDueAt, words) => {
    openTeeTime({ game: { ...asHost, pendingCount: 1 }, people: [aRequest({ answerDueAt })] });
    const clock = await screen.findByText((_, element) => element?.tagName === "TIME" && words.test(element.textContent));
    expect(clock).toHaveAttribute("datetime", answerDueAt);
    expect(clock.title).toMatch(/June 1\d, 2026/);
  });

  it("on the dashboard, and nothing where there is no clock", async () => {
    const [first, second] = [aRequest({ answerDueAt: inFiveHours }), aRequest({ id: idOf(302) })];
    renderRoute("/dashboard?tab=requests", { dashboard: { pendingRequests: () => [first, second] } });
    expect(await screen.findAllByText(/^10:30 PM GMT\+2$/)).toHaveLength(1);
  });

  it("as it goes by", async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ now: new Date(NOW), shouldAdvanceTime: true });
    openTeeTime({ game: { ...asHost, pendingCount: 1 }, people: [aRequest({ answerDueAt: inFiveHours })] });
    expect(await screen.findByText(/^10:30 PM GMT\+2$/)).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(6 * 60 * 60 * 1000));
    expect(screen.getByText(/^Was due/)).toBeInTheDocument();
  });
});

describe("a golfer with a request sees when the answer is due", () => {
  it.each([
    ["2026-06-12T10:00:00.000Z", /^Maya has until Fri,? 12:00 PM GMT\+2 to reply$/],
    [past, /^Maya hasn't replied yet\. Your request is still open\.$/],
  ])("at the game, %s", async (answerDueAt, words) => {
    openTeeTime({ game: { viewerStatus: "pending" }, people: [aParticipation({ ...mine, answerDueAt })] });
    const rail = await screen.findByRole("complementary", { name: "What you can do" });
    expect(await within(rail).findByText(words)).toBeInTheDocument();
    expect(within(rail).getByText("Waiting for host approval")).toBeInTheDocument();
  });

  it("on the dashboard", async () => {
    const request = aParticipation({ ...mine, answerDueAt: "2026-06-12T10:00:00.000Z" });
    renderRoute("/dashboard?tab=pending", { dashboard: { joined: () => [request] } });
    expect(await screen.findByText(/^Maya has until Fri/)).toBeVisible();
    expect(screen.getByText("Awaiting Approval")).toBeVisible();
  });
});
