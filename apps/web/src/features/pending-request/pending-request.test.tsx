import { fail } from "@fourball/domain/failure";
import { idOf } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { savePendingRequest } from "../../kit/session/pending-request.ts";
import { renderRoute } from "../../testing/render-route.tsx";

const wanted = {
  teeTimeId: idOf(200),
  hostName: "Maya Okafor",
  courseDetails: { courseName: "Cypress Hollow", date: "2026-06-12", time: "06:10" },
};
const answer = vi.fn(() => wanted);
beforeEach(() => answer.mockClear());

const waiting = () => sessionStorage.getItem("pendingTeeTimeRequest");

describe("a request from before signing in", () => {
  it("stays pending while signed out", async () => {
    savePendingRequest(wanted, Date.now());
    const signedOut = () => fail("unauthorized");
    renderRoute("/sign-in", { account: { current: signedOut }, teeTime: { processPending: answer } });
    await screen.findByRole("heading", { name: "Sign in" });
    const ticket = within(screen.getByRole("region", { name: "Your request" }));
    for (const words of ["6:10", "You're asking to join · Fri, Jun 12", "Cypress Hollow"])
      expect(ticket.getByText(words)).toBeVisible();
    expect(answer).not.toHaveBeenCalled();
    expect(waiting()).not.toBeNull();
  });

  it("is sent once the golfer is in, and confirmed", async () => {
    savePendingRequest(wanted, Date.now());
    let account: ReturnType<typeof anAccount> | undefined;
    const current = () => {
      if (!account) return fail("unauthorized");
      return account;
    };
    const signIn = () => {
      account = anAccount();
      return account;
    };
    const { user, router } = renderRoute("/sign-in", { account: { current, signIn }, teeTime: { processPending: answer } });
    await user.type(await screen.findByRole("textbox", { name: "Email" }), "alex.lee@example.com");
    await user.type(screen.getByLabelText("Password"), "a long walk");
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByRole("heading", { name: "Request Submitted!" })).toBeVisible();
    expect(router.state.location.pathname).toBe("/request-confirmation");
    expect(screen.getByText("Cypress Hollow")).toBeVisible();
    expect(screen.getByText("Friday, June 12")).toBeVisible();
    expect(answer).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) });
    expect(waiting()).toBeNull();
  });

  it("is sent with the invite of a private game", async () => {
    savePendingRequest({ ...wanted, invite: "the-invite" }, Date.now());
    renderRoute("/marketplace", { teeTime: { processPending: answer } });
    expect(await screen.findByRole("heading", { name: "Request Submitted!" })).toBeVisible();
    expect(answer).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), invite: "the-invite" });
  });

  it("shows the specified toast when refused, without a retry", async () => {
    savePendingRequest(wanted, Date.now());
    const refuse = () => fail("teeTimeFull");
    renderRoute("/marketplace", { teeTime: { processPending: refuse } });
    expect(await screen.findByText("Request Submission Failed")).toBeVisible();
    expect(
      screen.getByText(
        "Your login was successful, but we couldn't submit your tee time request. Please try again from the tee time page.",
      ),
    ).toBeVisible();
    expect(waiting()).toBeNull();
  });

  it("of which the day is nonsense is not described", async () => {
    savePendingRequest({ ...wanted, courseDetails: { ...wanted.courseDetails, date: "notadate" } }, Date.now());
    const signedOut = () => fail("unauthorized");
    renderRoute("/sign-in", { account: { current: signedOut } });
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(screen.queryByText(/You're asking to join/)).not.toBeInTheDocument();
  });

  it.each([
    ["without a tee time", JSON.stringify({ hostName: "Maya" })],
    ["that is no JSON", "{"],
    ["of more than an hour ago", JSON.stringify({ ...wanted, savedAt: Date.now() - 61 * 60 * 1000 })],
  ])("%s is dropped", async (_what, text) => {
    sessionStorage.setItem("pendingTeeTimeRequest", text);
    renderRoute("/marketplace", { teeTime: { processPending: answer } });
    await screen.findByRole("heading", { name: "Available Tee Times" });
    await waitFor(() => expect(waiting()).toBeNull());
    expect(answer).not.toHaveBeenCalled();
  });
});
