import { fail, type Refusal } from "@fourball/domain/failure";
import type { AnswerPlayingInput } from "@fourball/domain/participation/schema";
import { aPlayingQuestion } from "@fourball/testkit/request-fixtures";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

function open(question = aPlayingQuestion(), refusal?: Refusal<"linkOver">) {
  const answerPlaying = vi.fn(({ isPlaying }: AnswerPlayingInput) => refusal ?? { isPlaying });
  const participation = { openPlaying: () => question, answerPlaying };
  return { ...renderRoute("/still-playing#token=a.secret", { account: signedOut, participation }), answerPlaying };
}
const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("the question of the day before, by mail", () => {
  it("names the game in the course's time and is answered with yes by one press, without signing in", async () => {
    const { user, answerPlaying } = open();
    expect(await screen.findByText(/^Cypress Hollow, Friday, June 12.* at 6:10 AM/)).toBeVisible();
    await user.click(await button("Yes, I'm playing"));
    expect(await heading("You're in")).toHaveFocus();
    expect(answerPlaying).toHaveBeenCalledExactlyOnceWith({ token: "a.secret", isPlaying: true });
  });

  it("asks once more before the golfer leaves, and warns of the record", async () => {
    const { user, answerPlaying } = open();
    await user.click(await button("No, I can't"));
    expect(await heading("Leave this game?")).toHaveFocus();
    expect(screen.getByText(/this will show on your record/)).toBeVisible();
    expect(answerPlaying).not.toHaveBeenCalled();
    await user.click(await button("Keep my spot"));
    await user.click(await button("No, I can't"));
    await user.click(await button("Leave game"));
    expect(await heading("You've left the game")).toHaveFocus();
    expect(answerPlaying).toHaveBeenCalledExactlyOnceWith({ token: "a.secret", isPlaying: false });
  });

  it("warns of nothing where leaving is excused", async () => {
    const { user } = open(aPlayingQuestion({ isLate: false }));
    await user.click(await button("No, I can't"));
    expect(await button("Leave game")).toBeVisible();
    expect(screen.queryByText(/on your record/)).not.toBeInTheDocument();
  });

  it("says that yes was said, and still takes a no", async () => {
    open(aPlayingQuestion({ hasSaidYes: true }));
    expect(await screen.findByText(/Maya knows you're playing/)).toBeVisible();
    expect(await button("No, I can't")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Yes, I'm playing" })).not.toBeInTheDocument();
  });

  it("says that yes was said to a golfer who comes back by the back button", async () => {
    let question = aPlayingQuestion();
    const answerPlaying = ({ isPlaying }: AnswerPlayingInput) => {
      question = aPlayingQuestion({ hasSaidYes: true });
      return { isPlaying };
    };
    const calls = { account: signedOut, participation: { openPlaying: () => question, answerPlaying } };
    const { user, router } = renderRoute("/still-playing#token=a.secret", calls);
    await user.click(await button("Yes, I'm playing"));
    await heading("You're in");
    await router.navigate({ to: "/sign-in" });
    await screen.findByRole("heading", { name: "Sign in" });
    router.history.back();
    expect(await screen.findByText(/Maya knows you're playing/)).toBeVisible();
  });

  it("says that the link is over when the game moved since the page was opened", async () => {
    const { user } = open(aPlayingQuestion(), fail("linkOver"));
    await user.click(await button("Yes, I'm playing"));
    expect(await heading("This link no longer works")).toHaveFocus();
  });

  it.each(["/still-playing", "/still-playing#token=x"])("says that the link is over: %s", async (path) => {
    const openPlaying = () => fail("linkOver");
    renderRoute(path, { account: signedOut, participation: { openPlaying } });
    expect(await heading("This link no longer works")).toBeVisible();
  });
});
