import { fail } from "@fourball/domain/failure";
import type { Participation } from "@fourball/domain/participation/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aRequest, asHost, openTeeTime } from "../../../testing/open-tee-time.ts";
import { renderRoute } from "../../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const full = { confirmedCount: 3 } as const;
const tomorrow = "2026-06-12T10:00:00.000Z";
const own = (changes: Partial<Participation>): Participation =>
  aParticipation({ userId: idOf(1), status: "pending", waitlistPosition: 2, ...changes });
const onWaitlist = (changes: Partial<Participation> = {}) => ({
  game: { ...full, viewerStatus: "pending" } as const,
  people: [aParticipation(), own(changes)],
});
const press = async (user: ReturnType<typeof openTeeTime>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));

describe("a full game", () => {
  it("shows that it is full, and the length of the waitlist", async () => {
    openTeeTime({ game: { ...full, waitlistCount: 2 } });
    expect(await screen.findByRole("heading", { name: "Tee Time Full" })).toBeInTheDocument();
    expect(screen.getByText("No available spots remaining")).toBeInTheDocument();
    expect(screen.getByText("2 golfers in line")).toBeInTheDocument();
  });

  it("is one whose open spots are all on offer to the waitlist", async () => {
    openTeeTime({ game: { totalSlots: 3, confirmedCount: 1, offeredCount: 1, waitlistCount: 2 } });
    expect(await screen.findByRole("heading", { name: "Tee Time Full" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Join the waitlist" })).toBeEnabled();
    expect(await screen.findByText("Offered to the waitlist")).toBeVisible();
    expect(screen.queryByText("Open slot")).not.toBeInTheDocument();
  });

  it("lets a golfer join the waitlist", async () => {
    let standing = false;
    const joinWaitlist = vi.fn(() => {
      standing = true;
      return own({ waitlistPosition: 1 });
    });
    const { user } = openTeeTime({
      calls: {
        teeTime: { get: () => aTeeTimeDetail({ ...full, viewerStatus: standing ? "pending" : null }), joinWaitlist },
        participation: { list: () => (standing ? [own({ waitlistPosition: 1 })] : []) },
      },
    });
    expect(await screen.findByText("You'd be first in line.")).toBeInTheDocument();
    await press(user, "Join the waitlist");
    expect(await screen.findByText("You're on the waitlist")).toBeInTheDocument();
    const heading = await screen.findByRole("heading", { name: "You're 1st in line" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(joinWaitlist).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) });
  });

  it("shows in place why the waitlist is not open", async () => {
    const { user } = openTeeTime({
      game: full,
      calls: {
        teeTime: {
          joinWaitlist: () => fail("spotOpen"),
        },
      },
    });
    await press(user, "Join the waitlist");
    expect(await screen.findByRole("alert")).toHaveTextContent("A spot is open: request to join instead");
  });
});

describe("a golfer on the waitlist", () => {
  it("sees the waitlist position", async () => {
    openTeeTime(onWaitlist());
    expect(await screen.findByRole("heading", { name: "You're 2nd in line" })).toBeInTheDocument();
    expect(screen.queryByText("Waiting for host approval")).not.toBeInTheDocument();
  });

  it("leaves it after a confirmation", async () => {
    const withdraw = vi.fn(({ teeTimeId }: { teeTimeId: string }) => ({ teeTimeId }));
    const { user } = openTeeTime({ ...onWaitlist(), calls: { teeTime: { withdraw } } });
    await press(user, "Leave the waitlist");
    const question = within(await screen.findByRole("alertdialog", { name: "Leave the waitlist?" }));
    await user.click(question.getByRole("button", { name: "Leave the Waitlist" }));
    await waitFor(() => expect(withdraw).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) }));
  });

  it("sees it on the dashboard as well", async () => {
    renderRoute("/dashboard?tab=pending", { dashboard: { joined: () => [own({})] } });
    expect(await screen.findByText("Waitlist, 2nd in line")).toBeVisible();
    expect(screen.queryByText("Awaiting Approval")).not.toBeInTheDocument();
  });
});

describe("a golfer for whom a spot opened", () => {
  const offered = { waitlistPosition: 1, offerExpiresAt: tomorrow };

  it("sees when the offer expires", async () => {
    openTeeTime(onWaitlist(offered));
    expect(await screen.findByRole("heading", { name: "A spot opened" })).toBeInTheDocument();
    expect(screen.getByText(/^Claim it by Fri,? \d+:00 [AP]M GMT\+2\.$/)).toBeInTheDocument();
  });

  it("accepts the offer", async () => {
    let asked = false;
    const acceptOffer = vi.fn(() => {
      asked = true;
      return own({ waitlistPosition: null });
    });
    const { user } = openTeeTime({
      ...onWaitlist(),
      calls: {
        teeTime: { acceptOffer },
        participation: { list: () => [asked ? own({ waitlistPosition: null }) : own(offered)] },
      },
    });
    await press(user, "Request the spot");
    expect(await screen.findByRole("heading", { name: "Request Sent" })).toBeInTheDocument();
    expect(acceptOffer).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) });
  });

  it("declines the offer after a confirmation", async () => {
    const withdraw = vi.fn(({ teeTimeId }: { teeTimeId: string }) => ({ teeTimeId }));
    const { user } = openTeeTime({ ...onWaitlist(offered), calls: { teeTime: { withdraw } } });
    await press(user, "Pass");
    const question = within(await screen.findByRole("alertdialog", { name: "Pass on this spot?" }));
    await user.click(question.getByRole("button", { name: "Pass" }));
    await waitFor(() => expect(withdraw).toHaveBeenCalledOnce());
  });

  it("sees in place that the spot is gone", async () => {
    const { user } = openTeeTime({
      ...onWaitlist(offered),
      calls: {
        teeTime: {
          acceptOffer: () => fail("spotTaken"),
        },
      },
    });
    await press(user, "Request the spot");
    expect(await screen.findByRole("alert")).toHaveTextContent("This spot went to someone else");
  });

  it("is on the waitlist again after it has expired", async () => {
    openTeeTime(onWaitlist({ ...offered, offerExpiresAt: "2026-06-11T14:00:00.000Z" }));
    expect(await screen.findByRole("heading", { name: "You're 1st in line" })).toBeInTheDocument();
  });

  it("sees it on the dashboard as well", async () => {
    renderRoute("/dashboard?tab=pending", { dashboard: { joined: () => [own(offered)] } });
    expect(await screen.findByText("A spot opened")).toBeVisible();
    expect(screen.getByText(/^Claim it by Fri/)).toBeVisible();
  });
});

it("the host › sees the waitlist in its order, separate from requests", async () => {
  const second = aRequest({ id: idOf(303), waitlistPosition: 2 });
  const first = aRequest({
    id: idOf(304),
    waitlistPosition: 1,
    user: { ...aRequest().user, firstName: "Ned", lastName: "Hale" },
  });
  openTeeTime({ game: { ...asHost, ...full, pendingCount: 1 }, people: [second, first] });
  const heading = await screen.findByRole("heading", { name: "Waitlist" });
  const rows = [...(heading.nextElementSibling?.children ?? [])].map((row) => row.textContent);
  expect(rows[0]).toContain("Ned Hale1st in line");
  expect(rows[1]).toContain("Priya Shah2nd in line");
  expect(screen.queryByRole("heading", { name: "Waiting for your answer" })).not.toBeInTheDocument();
});

it("the host › can approve the golfer whom the spot is offered to, and nobody else", async () => {
  const first = aRequest({
    id: idOf(304),
    waitlistPosition: 1,
    offerExpiresAt: tomorrow,
    user: { ...aRequest().user, firstName: "Ned", lastName: "Hale" },
  });
  const second = aRequest({ id: idOf(303), waitlistPosition: 2 });
  openTeeTime({ game: { ...asHost, totalSlots: 3, confirmedCount: 1, offeredCount: 1 }, people: [first, second] });
  expect(await screen.findByText(/^Has the spot on offer until/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Approve Ned Hale" })).toBeEnabled();
  expect(screen.getByRole("button", { name: /^Approve Priya Shah/ })).toHaveAttribute("aria-disabled", "true");
});
