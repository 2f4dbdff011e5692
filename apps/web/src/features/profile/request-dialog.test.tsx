import { fail } from "@fourball/domain/failure";
import { idOf } from "@fourball/testkit/fixtures";
import { aHost } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { browser } from "../../kit/session/session.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const page = `/profile/${idOf(2)}`;
const game = () => screen.findByRole("article");
const requestButton = async () => within(await game()).findByRole("button", { name: "Request to Join" });

describe("requesting a spot from a profile", () => {
  const open = async (calls: MockTreeChanges = {}) => {
    const app = renderRoute(page, calls);
    await app.user.click(await requestButton());
    return { ...app, dialog: within(await screen.findByRole("dialog", { name: "Request to Join" })) };
  };

  it("sends a golfer's note, shows a toast and updates the button", async () => {
    let status: "pending" | null = null;
    const join = vi.fn();
    const { user, dialog } = await open({
      profile: { teeTimes: () => [aTeeTimeCard({ viewerStatus: status, host: aHost() })] },
      teeTime: {
        join: (input) => {
          join(input);
          status = "pending";
          return aParticipation({ status });
        },
      },
    });
    await user.type(dialog.getByRole("textbox", { name: /A note for the host/ }), "I walk fast");
    await user.click(dialog.getByRole("button", { name: "Send request" }));
    expect(await screen.findByText("Request Submitted Successfully!")).toBeVisible();
    expect(join).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200), message: "I walk fast" });
    expect(await within(await game()).findByRole("button", { name: "Request Sent" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.queryByRole("dialog", { name: "Request to Join" })).not.toBeInTheDocument();
  });

  it("shows the reason of a refusal next to the button too", async () => {
    const join = () => fail("teeTimeFull");
    const { user, dialog } = await open({ teeTime: { join } });
    await user.click(dialog.getByRole("button", { name: "Send request" }));
    expect(await screen.findByText("Request Failed")).toBeVisible();
    expect(dialog.getByRole("alert")).toHaveTextContent("Tee time is full");
  });

  it("with too long a note leads back to it", async () => {
    const { user, dialog } = await open();
    const note = dialog.getByRole("textbox", { name: /A note for the host/ });
    await user.click(note);
    await user.paste("a".repeat(501));
    await user.click(dialog.getByRole("button", { name: "Send request" }));
    expect(note).toHaveFocus();
  });

  it("for a game that has gone keeps what was written, and the keyboard goes on at the games", async () => {
    let games = [aTeeTimeCard()];
    const request = () => {
      games = [];
      return fail("teeTimeNotFound");
    };
    const { user, dialog } = await open({ account: signedOut, profile: { teeTimes: () => games }, guest: { request } });
    await user.click(dialog.getByRole("tab", { name: "Request as guest" }));
    await user.type(dialog.getByRole("textbox", { name: "Your name" }), "Robin Vale");
    await user.type(dialog.getByRole("textbox", { name: "Your email" }), "robin@example.com");
    await user.click(dialog.getByRole("button", { name: "Send request" }));
    expect(await screen.findByText("No Tee Times Available")).toBeInTheDocument();
    expect(dialog.getByRole("alert")).toHaveTextContent("Tee time not found");
    expect(dialog.getByRole("textbox", { name: "Your name" })).toHaveValue("Robin Vale");
    await user.click(dialog.getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Available Tee Times" })).toHaveFocus());
  });

  it("as a visitor keeps the wish and leads to sign-in", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockReturnValue();
    const { user, dialog } = await open({ account: signedOut });
    await user.click(dialog.getByRole("button", { name: "Sign in and request" }));
    expect(goTo).toHaveBeenCalledWith(expect.stringContaining("/api/login"));
    expect(JSON.parse(sessionStorage.getItem("pendingTeeTimeRequest") ?? "")).toMatchObject({
      teeTimeId: idOf(200),
      hostName: "Maya Okafor",
      courseDetails: { courseName: "Cypress Hollow", date: "2026-06-12", time: "06:10" },
    });
  });

  it("as a visitor leads to sign-in even where nothing can be kept", async () => {
    const full = () => {
      throw new DOMException("The quota has been exceeded", "QuotaExceededError");
    };
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(full);
    const goTo = vi.spyOn(browser, "goTo").mockReturnValue();
    const { user, dialog } = await open({ account: signedOut });
    await user.click(dialog.getByRole("button", { name: "Sign in and request" }));
    expect(goTo).toHaveBeenCalledWith(expect.stringContaining("/api/login"));
  });

  it("as a guest needs a name and an email", async () => {
    const { user, dialog } = await open({ account: signedOut });
    await user.click(dialog.getByRole("tab", { name: "Request as guest" }));
    await user.type(dialog.getByRole("textbox", { name: /Message/ }), "a");
    await user.click(dialog.getByRole("button", { name: "Send request" }));
    expect(await dialog.findByText("Name is required")).toBeVisible();
    expect(dialog.getByText("Valid email is required")).toBeVisible();
    await user.click(dialog.getByRole("textbox", { name: /Message/ }));
    await user.paste("a".repeat(500));
    expect(await dialog.findByText("Message must be under 500 characters")).toBeVisible();
  });

  it("as a guest is sent", async () => {
    const request = vi.fn();
    const { user, dialog } = await open({
      account: signedOut,
      guest: {
        request: (input) => {
          request(input);
          const { teeTimeId, guestName } = input;
          const statusPath = "/guest-request#id=7&token=a-secret";
          return { id: idOf(350), teeTimeId, guestName, status: "pending", createdAt: "", statusPath };
        },
      },
    });
    await user.click(dialog.getByRole("tab", { name: "Request as guest" }));
    await user.type(dialog.getByRole("textbox", { name: "Your name" }), "Robin Vale");
    await user.type(dialog.getByRole("textbox", { name: "Your email" }), "Robin@Example.com");
    await user.click(dialog.getByRole("button", { name: "Send request" }));
    expect(await screen.findByText("Request Submitted Successfully!")).toBeVisible();
    expect(request).toHaveBeenCalledExactlyOnceWith({
      teeTimeId: idOf(200),
      guestName: "Robin Vale",
      guestEmail: "robin@example.com",
      message: "",
    });
    expect(await dialog.findByRole("heading", { name: "What happens next" })).toHaveFocus();
    expect(dialog.getByRole("link", { name: "See your request" })).toHaveAttribute("href", "/guest-request#id=7&token=a-secret");
    await user.click(dialog.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/guest-request#id=7&token=a-secret`);
  });

  it("as a guest waits for the mailed link where there is a mail server, and can be corrected", async () => {
    const request = vi.fn(({ guestEmail = "" }: { guestEmail?: string | undefined }) => ({ checkEmail: guestEmail }));
    const { user, dialog } = await open({ account: signedOut, guest: { request } });
    await user.click(dialog.getByRole("tab", { name: "Request as guest" }));
    await user.type(dialog.getByRole("textbox", { name: "Your name" }), "Robin Vale");
    await user.type(dialog.getByRole("textbox", { name: "Your email" }), "robin@example.com");
    await user.click(dialog.getByRole("button", { name: "Send request" }));
    expect(await dialog.findByRole("heading", { name: "Check your email" })).toHaveFocus();
    expect(dialog.getByText("robin@example.com")).toBeVisible();
    expect(screen.queryByText("Request Submitted Successfully!")).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Change the email" }));
    expect(dialog.getByRole("textbox", { name: "Your email" })).toHaveValue("robin@example.com");
  });
});
