import { fail } from "@fourball/domain/failure";
import type { AnsweredGolfer, AnswerPlayAgainInput } from "@fourball/domain/partner/schema";
import { idOf } from "@fourball/testkit/fixtures";
import { anAnsweredGolfer } from "@fourball/testkit/golfer-fixtures";
import { aFellowGolfer, aRoundRating } from "@fourball/testkit/round-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openTeeTime } from "../../testing/open-tee-time.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const played = { status: "completed", viewerStatus: "confirmed" } as const;
const rated = { playedTogether: true, stars: 5 };

/** Answers that are stored as the server does, where the other said yes. */
function storedAnswers(golfers: AnsweredGolfer[]) {
  let stored = golfers;
  const answer = vi.fn(({ userId, answer }: AnswerPlayAgainInput) => {
    const isPartner = answer === "yes";
    stored = stored.map((golfer) => (golfer.userId === userId ? { ...golfer, answer, isPartner } : golfer));
    return { userId, answer, isPartner };
  });
  return { answered: () => stored, answer };
}

async function openRating(calls: Parameters<typeof openTeeTime>[0]) {
  const app = openTeeTime({ game: played, ...calls });
  await screen.findByText(/^Then|^Play again\?$/);
  const again = screen.queryByRole("button", { name: /: How was your round\?$/ });
  if (again) await app.user.click(again);
  const card = (await screen.findByRole("heading", { name: "How was your round?" })).closest("section");
  if (!card) throw new Error("the question is in a card");
  return { ...app, card: within(card) };
}

describe("Play again?", () => {
  it("comes with the stars, takes one tap, and says when both said yes", async () => {
    const golfers = [aFellowGolfer({ given: rated })];
    const partner = storedAnswers([anAnsweredGolfer({ isPartner: false, answer: "fine" })]);
    const { user, card } = await openRating({ calls: { rating: { round: () => aRoundRating({ golfers }) }, partner } });
    const choice = within(await card.findByRole("group", { name: "Play again with Maya Okafor?" }));
    expect(card.getByText("Only you see your answer. If you both say yes, you're partners.")).toBeVisible();
    await user.click(choice.getByRole("button", { name: "Yes" }));
    expect(partner.answer).toHaveBeenCalledExactlyOnceWith({ userId: idOf(2), answer: "yes" });
    expect(choice.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
    expect(await screen.findByText("You and Maya Okafor are partners")).toBeVisible();
  });

  it("isn't asked before the stars, nor of a golfer who didn't play", async () => {
    const golfers = [aFellowGolfer(), aFellowGolfer({ userId: idOf(3), given: { playedTogether: false, stars: null } })];
    const { card } = await openRating({ calls: { rating: { round: () => aRoundRating({ golfers }) } } });
    expect(await card.findAllByRole("radiogroup")).toHaveLength(2);
    expect(card.queryByText("Play again?")).not.toBeInTheDocument();
  });

  it("shows the answer that was given, and can be changed once the ratings are closed", async () => {
    const golfers = [aFellowGolfer({ given: rated, playAgain: "no" })];
    const partner = storedAnswers([]);
    const { user, card } = await openRating({
      calls: { rating: { round: () => aRoundRating({ isOpen: false, golfers }) }, partner },
    });
    const choice = within(await card.findByRole("group", { name: "Play again with Maya Okafor?" }));
    expect(choice.getByRole("button", { name: "No" })).toHaveAttribute("aria-pressed", "true");
    await user.click(choice.getByRole("button", { name: "Fine" }));
    await waitFor(() => expect(partner.answer).toHaveBeenCalledWith({ userId: idOf(2), answer: "fine" }));
    expect(screen.queryByText(/are partners$/)).not.toBeInTheDocument();
  });

  it("says when the answer wasn't saved", async () => {
    const golfers = [aFellowGolfer({ given: rated })];
    const answer = () => fail("golferNotFound");
    const { user, card } = await openRating({
      calls: { rating: { round: () => aRoundRating({ golfers }) }, partner: { answer } },
    });
    await user.click(await card.findByRole("button", { name: "Yes" }));
    expect(await screen.findByText("Your answer wasn't saved")).toBeInTheDocument();
    expect(card.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "false");
  });
});

describe("the partners in the settings", () => {
  const jonas = anAnsweredGolfer({ userId: idOf(3), firstName: "Jonas", lastName: "Reyes", answer: "no", isPartner: false });

  it("are ended in one press, which can be undone", async () => {
    const partner = storedAnswers([anAnsweredGolfer()]);
    const { user } = renderRoute("/settings#partners", { partner });
    expect(await screen.findByText("You have 1 partner.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "End partnership with Maya Okafor" }));
    expect(partner.answer).toHaveBeenCalledWith({ userId: idOf(2), answer: "fine" });
    expect(await screen.findByText("You and Maya Okafor aren't partners anymore. They won't be notified.")).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^No partners yet/)).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("You have 1 partner.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument());
  });

  it("come with the viewer's other answers, which can be changed", async () => {
    const partner = storedAnswers([jonas]);
    const { user } = renderRoute("/settings#partners", { partner });
    const choice = within(await screen.findByRole("group", { name: "Play again with Jonas Reyes?" }));
    expect(choice.getByRole("button", { name: "No" })).toHaveAttribute("aria-pressed", "true");
    await user.click(choice.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText("You have 1 partner.")).toBeVisible();
  });

  it("can be retried when they can't be loaded", async () => {
    const answered = vi.fn(() => [jonas]);
    answered.mockImplementationOnce(() => {
      throw new Error("down");
    });
    const { user } = renderRoute("/settings#partners", { partner: { answered } });
    expect(await screen.findByText("Couldn't load your partners")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Jonas Reyes")).toBeVisible();
  });
});

describe("a profile", () => {
  const page = `/profile/${idOf(2)}`;

  it("says that the golfer is a partner", async () => {
    renderRoute(page, { partner: { answered: () => [anAnsweredGolfer()] } });
    expect(await screen.findByText("Partners")).toBeVisible();
  });

  it("says nothing of another answer", async () => {
    const answered = vi.fn(() => [anAnsweredGolfer({ isPartner: false })]);
    renderRoute(page, { partner: { answered } });
    expect(await screen.findByRole("heading", { name: "Golf Stats" })).toBeVisible();
    await waitFor(() => expect(answered).toHaveBeenCalledOnce());
    expect(screen.queryByText("Partners")).not.toBeInTheDocument();
  });

  it("asks for no partners of a visitor", async () => {
    const answered = vi.fn(() => [anAnsweredGolfer()]);
    renderRoute(page, { account: signedOut, partner: { answered } });
    expect(await screen.findByRole("heading", { name: "Golf Stats" })).toBeVisible();
    expect(answered).not.toHaveBeenCalled();
  });
});
