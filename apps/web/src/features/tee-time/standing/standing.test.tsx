import { fail } from "@fourball/domain/failure";
import type { Participation } from "@fourball/domain/participation/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
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

const standing = { standingGameId: idOf(520), isPublic: false, opensToAllAt: "2026-06-11T21:00:00.000Z" } as const;
const own = (changes: Partial<Participation> = {}): Participation =>
  aParticipation({ userId: idOf(1), status: "pending", isRegular: true, waitlistPosition: 1, ...changes });
const asked = own({ offerExpiresAt: "2026-06-12T10:00:00.000Z" });
const pending = { ...standing, viewerStatus: "pending" } as const;

describe("a regular who is asked", () => {
  it("says they're in, and is in at once", async () => {
    let isIn = false;
    const acceptOffer = vi.fn(() => {
      isIn = true;
      return own({ status: "confirmed", waitlistPosition: null });
    });
    const { user } = openTeeTime({
      game: pending,
      calls: {
        teeTime: { acceptOffer },
        participation: { list: () => [isIn ? own({ status: "confirmed", waitlistPosition: null }) : asked] },
      },
    });
    expect(await screen.findByRole("heading", { name: "You're a regular. Are you in?" })).toBeVisible();
    expect(screen.getByText(/^Reply by Fri,? \d+:00 [AP]M GMT\+2\.$/)).toBeVisible();
    expect(screen.getByText("Regulars only until 11:00 PM GMT+2")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "I'm in" }));
    expect(acceptOffer).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) });
    expect((await screen.findAllByText("You're in")).length).toBeGreaterThan(0);
  });

  it("can't make it", async () => {
    const withdraw = vi.fn(({ teeTimeId }: { teeTimeId: string }) => ({ teeTimeId }));
    const { user } = openTeeTime({ game: pending, people: [asked], calls: { teeTime: { withdraw } } });
    await user.click(await screen.findByRole("button", { name: "Can't make it" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Can't make it?" }));
    await user.click(question.getByRole("button", { name: "I Can't Make It" }));
    await waitFor(() => expect(withdraw).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) }));
  });

  it("reads in place why the spot is gone", async () => {
    const acceptOffer = () => fail("spotTaken");
    const { user } = openTeeTime({ game: pending, people: [asked], calls: { teeTime: { acceptOffer } } });
    await user.click(await screen.findByRole("button", { name: "I'm in" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This spot went to someone else");
  });

  it("sees it on the dashboard as well", async () => {
    renderRoute("/dashboard?tab=pending", { dashboard: { joined: () => [asked] } });
    expect(await screen.findByText("Are you in?")).toBeVisible();
    expect(screen.getByText(/^Reply by Fri/)).toBeVisible();
  });
});

it("a regular whose turn it isn't sits out, and can say not to be asked", async () => {
  const withdraw = vi.fn(({ teeTimeId }: { teeTimeId: string }) => ({ teeTimeId }));
  const { user } = openTeeTime({ game: pending, people: [own()], calls: { teeTime: { withdraw } } });
  expect(await screen.findByRole("heading", { name: "Not your turn this time" })).toBeVisible();
  expect(screen.getByText("We'll ask you if a spot opens.")).toBeVisible();
  expect(screen.queryByText(/waitlist/i)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Don't ask me for this date" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Not this time?" }));
  await user.click(question.getByRole("button", { name: "Don't Ask Me" }));
  await waitFor(() => expect(withdraw).toHaveBeenCalledOnce());
});

describe("the host of a date", () => {
  it("sees which regulars are asked, and until when", async () => {
    const waiting = aRequest({ isRegular: true, waitlistPosition: 2 });
    const offered = aRequest({
      id: idOf(304),
      isRegular: true,
      waitlistPosition: 1,
      offerExpiresAt: "2026-06-12T10:00:00.000Z",
      user: { ...aRequest().user, firstName: "Ned", lastName: "Hale" },
    });
    openTeeTime({ game: { ...asHost, ...standing }, people: [waiting, offered] });
    expect(await screen.findByRole("heading", { name: "Regulars" })).toBeVisible();
    expect(screen.getByText(/^Asked, replies by Fri/)).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Waitlist" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Approve Ned Hale" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Approve Priya Shah" })).toBeVisible();
    expect(
      await screen.findByText(/^Regulars and golfers with the link see it now\. Everyone sees it from 11:00 PM GMT\+2/),
    ).toBeVisible();
  });

  it("gets to the standing game", async () => {
    openTeeTime({ game: { ...asHost, ...standing } });
    const link = await screen.findByRole("link", { name: /^This game repeats/ });
    expect(link).toHaveAttribute("href", "/standing-games");
  });
});

describe("a game that is no date of a standing game", () => {
  it.each(["active", "completed"] as const)("can be made one by its host, %s", async (status) => {
    const past = status === "completed" ? { teeOffAt: "2026-06-10T13:10:00.000Z", date: "2026-06-10" } : {};
    openTeeTime({ game: { ...asHost, status, ...past } });
    const link = await screen.findByRole("link", { name: /^Repeat this game/ });
    expect(link).toHaveAttribute("href", `/standing-games/new?from=${idOf(200)}`);
  });

  it("can't be made one when it was cancelled, or by others", async () => {
    openTeeTime({ game: { ...asHost, status: "cancelled" } });
    expect(await screen.findByRole("heading", { name: "Cancelled" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Repeat this game/ })).not.toBeInTheDocument();
  });
});
