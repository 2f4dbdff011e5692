import { fail } from "@fourball/domain/failure";
import type { FellowGolfer, RateGolferInput } from "@fourball/domain/rating/schema";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aFellowGolfer, aRoundRating } from "@fourball/testkit/round-fixtures";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTeeTime } from "../../../testing/open-tee-time.ts";
import { renderApp, renderRoute } from "../../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

const played = {
  status: "completed",
  viewerStatus: "confirmed",
  date: "2026-06-10",
  teeOffAt: "2026-06-10T13:10:00.000Z",
} as const;
const openRound = (rating: MockTreeChanges["rating"], draw = renderRoute) =>
  openTeeTime({ game: played, calls: { rating }, draw });
const withFellow = (changes: Partial<FellowGolfer>) => ({ round: () => aRoundRating({ golfers: [aFellowGolfer(changes)] }) });

/** The question of a round; opened again where it was answered. */
async function openQuestion(user: ReturnType<typeof openTeeTime>["user"], again?: "Change" | "See") {
  if (again) await user.click(await screen.findByRole("button", { name: `${again}: How was your round?` }));
  const card = (await screen.findByRole("heading", { name: "How was your round?" })).closest("section");
  if (!card) throw new Error("the question is in a card");
  return within(card);
}

/** A round that stores its ratings as the server does. */
function storingMock() {
  let given: FellowGolfer["given"] = null;
  const round = () => aRoundRating({ golfers: [aFellowGolfer({ given })] });
  const rate = vi.fn(({ verdict }: RateGolferInput) => {
    given = { playedTogether: verdict.playedTogether, stars: verdict.playedTogether ? verdict.stars : null };
    return round();
  });
  return { round, rate, open: () => [round()] };
}
const said = (verdict: RateGolferInput["verdict"]) => ({ teeTimeId: idOf(200), userId: idOf(2), verdict });

describe("rating a round", () => {
  it("shows stars at once, with what they mean, and saves a press at once", async () => {
    const mock = storingMock();
    const { user } = openRound(mock);
    const card = await openQuestion(user);
    expect(card.getByText("Rather not again")).toBeVisible();
    await user.click(card.getByRole("radio", { name: "4 of 5 stars, Good company" }));
    expect(mock.rate).toHaveBeenCalledExactlyOnceWith(said({ playedTogether: true, stars: 4 }));
    expect(await card.findByText(/^Saved\./)).toBeInTheDocument();
    expect(await card.findByText("Thanks! You've rated everyone.")).toBeVisible();
    await user.click(card.getByRole("button", { name: "Done" }));
    expect(await screen.findByText("You rated Maya 4")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Play again?" })).toHaveFocus();
  });

  it("keeps the stars when the round was being read again at that moment", async () => {
    const mock = storingMock();
    let answerRead = (): void => undefined;
    let reads = 0;
    const round = () => {
      const before = mock.round();
      if (++reads === 1) return before;
      return new Promise<typeof before>((resolve) => {
        answerRead = () => resolve(before);
      });
    };
    const { user, socket } = openRound({ ...mock, round }, renderApp);
    const card = await openQuestion(user);
    await waitFor(() => expect(socket.listeners("live.changes")).toHaveLength(1));
    const fetched = vi.spyOn(globalThis, "fetch");
    socket.emit("live.changes", undefined, { type: "own-games" });
    await waitFor(() => expect(reads).toBe(2));
    const answers = fetched.mock.results.map(({ value }) => value);
    await user.click(card.getByRole("radio", { name: /^4 of 5/ }));
    expect(await card.findByText("Thanks! You've rated everyone.")).toBeVisible();
    answerRead();
    await act(() => Promise.all(answers));
    expect(await card.findByRole("group", { name: /^Play again with/ })).toBeVisible();
    expect(card.getByRole("radio", { name: /^4 of 5/ })).toBeChecked();
  });

  it("takes one press for each golfer, and goes on to the next", async () => {
    const golfers = [
      aFellowGolfer(),
      aFellowGolfer({ userId: idOf(3), golfer: { ...aFellowGolfer().golfer, firstName: "Jonas", lastName: "Reyes" } }),
    ];
    const rate = vi.fn(() => aRoundRating({ golfers }));
    const { user } = openRound({ round: () => aRoundRating({ golfers }), rate });
    const card = await openQuestion(user);
    const starsFor = (name: string) => within(card.getByRole("radiogroup", { name: `Stars for ${name}` }));
    await user.click(starsFor("Maya Okafor").getByRole("radio", { name: /^5 of 5/ }));
    expect(starsFor("Jonas Reyes").getByRole("radio", { name: /^1 of 5/ })).toHaveFocus();
    await user.click(starsFor("Jonas Reyes").getByRole("radio", { name: /^4 of 5/ }));
    expect(rate).toHaveBeenCalledTimes(2);
  });

  it("takes the stars where the arrow keys come to rest", async () => {
    const mock = storingMock();
    const { user } = openRound(mock);
    const card = await openQuestion(user);
    card.getByRole("radio", { name: /^1 of 5/ }).focus();
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(card.getByRole("radio", { name: /^4 of 5/ })).toHaveFocus();
    await waitFor(() => expect(mock.rate).toHaveBeenCalledExactlyOnceWith(said({ playedTogether: true, stars: 4 })));
  });

  it("needs no stars for a golfer who did not play, and can be changed", async () => {
    const mock = storingMock();
    const { user } = openRound(mock);
    const card = await openQuestion(user);
    const apart = card.getByRole("button", { name: "Didn't play together: Maya Okafor" });
    await user.click(apart);
    expect(await card.findByText(/^Saved\./)).toBeInTheDocument();
    expect(mock.rate).toHaveBeenCalledExactlyOnceWith(said({ playedTogether: false }));
    expect(apart).toHaveAttribute("aria-pressed", "true");
    await user.click(card.getByRole("radio", { name: /^3 of 5/ }));
    await waitFor(() => expect(mock.rate).toHaveBeenLastCalledWith(said({ playedTogether: true, stars: 3 })));
    await waitFor(() => expect(apart).toHaveAttribute("aria-pressed", "false"));
  });

  it("begins with what was given, which can be changed", async () => {
    const { user } = openRound(withFellow({ given: { playedTogether: true, stars: 3 } }));
    const card = await openQuestion(user, "Change");
    expect(card.getByRole("radio", { name: "3 of 5 stars, Fine" })).toBeChecked();
  });

  it("says in place why it did not work", async () => {
    const { user } = openRound({
      rate: () => fail("ratingsClosed"),
    });
    const card = await openQuestion(user);
    await user.click(card.getByRole("button", { name: /^Didn't play together/ }));
    expect(await card.findByRole("alert")).toHaveTextContent("Ratings for this round are closed");
  });

  it("shows what both gave once that is revealed", async () => {
    const { user } = openRound(withFellow({ given: { playedTogether: true, stars: 4 }, received: { stars: 5 } }));
    const card = await openQuestion(user, "Change");
    expect(card.getByText("You gave Maya Okafor 4 stars.")).toBeInTheDocument();
    expect(card.getByText("Maya Okafor gave you 5 stars.")).toBeInTheDocument();
    expect(card.queryByRole("radio")).not.toBeInTheDocument();
  });

  it("is over when its time is", async () => {
    const { user } = openRound({ round: () => aRoundRating({ isOpen: false }) });
    expect(await screen.findByText(/^Ratings closed on Jun 2\d, 2026$/)).toBeInTheDocument();
    const card = await openQuestion(user, "See");
    expect(card.getByText("You didn't rate Maya Okafor.")).toBeInTheDocument();
    expect(card.getByText("Maya Okafor didn't rate you.")).toBeInTheDocument();
  });
});

describe("a completed game", () => {
  it("offers nothing to join, edit or cancel", async () => {
    openTeeTime({ game: { ...played, viewerStatus: "host", hostId: idOf(1) } });
    expect(await screen.findByRole("heading", { name: "How was your round?" })).toBeInTheDocument();
    for (const name of ["Cancel Tee Time", "Hand over", "Remove Jonas Reyes", "Request to Join"])
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Edit" })).not.toBeInTheDocument();
  });

  it("is not rated by those who did not play", async () => {
    openTeeTime({ game: { ...played, viewerStatus: null } });
    expect(await screen.findByRole("heading", { name: "Completed" })).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "How was your round?" })).not.toBeInTheDocument();
  });

  it("says when its ratings do not come", async () => {
    openRound({
      round: () => fail("serviceUnavailable"),
    });
    expect(await screen.findByText("Couldn't load what is left to do")).toBeInTheDocument();
  });

  it.each([
    ["2026-06-11T14:00:00.000Z", "Under way"],
    ["2026-06-11T08:00:00.000Z", "Completed"],
  ])("that teed off at %s is %s, whatever is written down", async (teeOffAt, words) => {
    openTeeTime({ game: { viewerStatus: "confirmed", teeOffAt } });
    expect(await screen.findByRole("heading", { name: words })).toBeInTheDocument();
  });
});

describe("the dashboard", () => {
  it("leads to rounds in which a golfer is still to be rated", async () => {
    renderRoute("/dashboard", { rating: storingMock() });
    const round = await screen.findByRole("link", { name: "How was Cypress Hollow? Wed, Jun 10" });
    expect(round).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
    expect(screen.getByText(/^Rate Maya by Jun 2\d$/)).toBeInTheDocument();
  });

  it("asks the host first who came, and so does Activity on a phone", async () => {
    const open = () => [
      aRoundRating({ asksWhoCame: true, golfers: [aFellowGolfer({ given: { playedTogether: true, stars: 5 } })] }),
    ];
    renderRoute("/dashboard", { rating: { open } });
    expect(await screen.findByRole("link", { name: "Did everyone come? Cypress Hollow, Wed, Jun 10" })).toHaveAttribute(
      "href",
      `/tee-times/${idOf(200)}`,
    );
    expect(screen.getByText("Cypress Hollow, Wed, Jun 10", { selector: "p" })).toBeVisible();
  });
});
