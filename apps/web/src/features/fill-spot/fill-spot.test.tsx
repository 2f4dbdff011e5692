import { fail, type Refusal } from "@fourball/domain/failure";
import type { AnswerFillByLinkInput, FillMessage } from "@fourball/domain/fill/schema";
import { aFillMessage } from "@fourball/testkit/fill-fixtures";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

type Outcome = "confirmed" | "requested" | "declined";
type Refused = Refusal<"alreadyJoined" | "linkOver" | "spotGone" | "teeTimeCancelled">;

/** `after`: what the link says once it was answered. */
function open(
  before = aFillMessage(),
  answer: Outcome | Refused = "requested",
  after: FillMessage | Refusal<"linkOver"> = before,
) {
  let message: typeof after = before;
  const answerByLink = vi.fn((_: AnswerFillByLinkInput) => {
    message = after;
    return typeof answer === "string" ? { teeTimeId: idOf(200), outcome: answer } : answer;
  });
  const fill = { open: () => message, answerByLink };
  return { ...renderRoute("/fill-spot#token=a.secret", { account: signedOut, fill }), answerByLink };
}
const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("the message about an open spot, by its link", () => {
  it("says which game and why, and a yes by one press makes a request, without signing in", async () => {
    const { user, answerByLink } = open();
    expect(await screen.findByText(/^Cypress Hollow, Friday, June 12.* at 6:10 AM/)).toBeVisible();
    expect(screen.getByText("You're asked because you played with Jonas.")).toBeVisible();
    expect(screen.getByText("Hosted by Maya. Say yes and Maya gets your request.")).toBeVisible();
    expect(answerByLink).not.toHaveBeenCalled();
    await user.click(await button("I'm in"));
    expect(await heading("Request sent")).toHaveFocus();
    expect(answerByLink).toHaveBeenCalledExactlyOnceWith({ token: "a.secret", isComing: true });
    expect(screen.getByRole("link", { name: "Open the game" })).toBeVisible();
  });

  it("takes the spot at once where the host chose so", async () => {
    const { user } = open(aFillMessage({ confirmsAtOnce: true }), "confirmed");
    expect(await screen.findByText("Hosted by Maya. Say yes and you're in.")).toBeVisible();
    await user.click(await button("I'm in"));
    expect(await heading("You're in")).toHaveFocus();
  });

  it("takes a no, and leads to other games", async () => {
    const { user, answerByLink } = open(aFillMessage(), "declined");
    await user.click(await button("Not this time"));
    expect(await heading("Not this time")).toHaveFocus();
    expect(answerByLink).toHaveBeenCalledExactlyOnceWith({ token: "a.secret", isComing: false });
    expect(screen.getByRole("link", { name: "Find a similar game" })).toBeVisible();
  });

  it("says that the spot is gone to a golfer who taps late", async () => {
    const { user } = open(aFillMessage(), fail("spotGone"), aFillMessage({ answer: "late", isGone: true }));
    await user.click(await button("I'm in"));
    expect(await heading("The spot is gone")).toHaveFocus();
    expect(screen.getByRole("link", { name: "Find a similar game" })).toBeVisible();
  });

  it.each([
    ["The spot is gone", aFillMessage({ isGone: true })],
    ["The spot is gone", aFillMessage({ answer: "late", isGone: true })],
    ["Request sent", aFillMessage({ answer: "yes", status: "pending", confirmsAtOnce: true })],
    ["You're in", aFillMessage({ answer: "yes", status: "confirmed", isGone: true })],
    ["No spot this time", aFillMessage({ answer: "yes", status: "declined" })],
  ])("says at once what is known before: %s", async (title, message) => {
    open(message);
    expect(await heading(title)).toBeVisible();
    expect(screen.queryByRole("button", { name: "I'm in" })).not.toBeInTheDocument();
  });

  it.each([
    ["a no", "no"],
    ["a yes that was withdrawn", "yes"],
    ["a late yes, as the spot is open again", "late"],
  ] as const)("still takes a yes after %s", async (_, answer) => {
    open(aFillMessage({ answer }));
    expect(await button("I'm in")).toBeVisible();
  });

  it("says what is so where it was answered elsewhere since", async () => {
    const { user } = open(aFillMessage(), fail("alreadyJoined"), aFillMessage({ status: "confirmed", isGone: true }));
    await user.click(await button("Not this time"));
    expect(await heading("You're in")).toHaveFocus();
  });

  it("says that the link is over when the game was cancelled since the page was opened", async () => {
    const { user } = open(aFillMessage(), fail("teeTimeCancelled"), fail("linkOver"));
    await user.click(await button("I'm in"));
    expect(await heading("This link no longer works")).toHaveFocus();
  });

  it("says what has come of the yes to a golfer who comes back by the back button", async () => {
    const { user, router } = open(aFillMessage(), "requested", aFillMessage({ answer: "yes", status: "pending" }));
    await user.click(await button("I'm in"));
    await heading("Request sent");
    await router.navigate({ to: "/sign-in" });
    await screen.findByRole("heading", { name: "Sign in" });
    router.history.back();
    expect(await heading("Request sent")).toBeVisible();
    expect(screen.queryByRole("button", { name: "I'm in" })).not.toBeInTheDocument();
  });

  it("warns of a golfer whom this one blocked", async () => {
    open(aFillMessage({ hasBlockedPlayer: true }));
    expect(await screen.findByText("Someone you blocked is in this game")).toBeVisible();
  });

  it("says in whole sentences that the answer didn't get through", async () => {
    const answerByLink = () => {
      throw new Error("the line is down");
    };
    const { user } = renderRoute("/fill-spot#token=a.secret", {
      account: signedOut,
      fill: { open: () => aFillMessage(), answerByLink },
    });
    await user.click(await button("I'm in"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Couldn't send your answer\. [A-Z].+\.$/);
  });

  it.each(["/fill-spot", "/fill-spot#token=x"])("says that the link is over: %s", async (path) => {
    renderRoute(path, { account: signedOut, fill: { open: () => fail("linkOver") } });
    expect(await heading("This link no longer works")).toBeVisible();
  });
});
