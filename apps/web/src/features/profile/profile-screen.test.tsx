import { conflict, Failure, notFound, unauthorized } from "@fourball/domain/failure";
import { aHost, anAccount, aParticipation, aProfile, aTeeTimeCard, idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { browser } from "../../shared/session/session.ts";
import { renderRoute } from "../../testing/render-route.tsx";

const page = `/profile/${idOf(2)}`;
const signedOut = {
  current: () => {
    throw unauthorized();
  },
};

const game = () => screen.findByRole("article");
const requestButton = async () => within(await game()).findByRole("button", { name: "Request to Join" });

describe("a public profile", () => {
  it("shows who it is, with rating, handicap, stats and since when", async () => {
    renderRoute(page, { account: signedOut });
    expect(await screen.findByRole("heading", { level: 1, name: "Maya Okafor" })).toBeVisible();
    for (const words of ["4.8/5.0", "11 hcp", "Member since June 2025", "Early tee times, quick rounds, coffee after."])
      expect(screen.getByText(words)).toBeVisible();
    const stats = screen.getByRole("heading", { name: "Golf Stats" }).parentElement;
    expect(stats).toHaveTextContent("Games hosted23");
    expect(stats).toHaveTextContent("Games played41");
    await waitFor(() => expect(document.title).toBe("Maya Okafor · Fourball"));
  });

  it("is shared with a link and a code, by visitors too", async () => {
    const { user } = renderRoute(page, { account: signedOut });
    await user.click(await screen.findByRole("button", { name: "Share" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Share this profile" }));
    expect(dialog.getByRole("img", { name: "QR code of Maya Okafor's profile" })).toBeVisible();
    expect(dialog.getByRole("textbox", { name: "Link to this profile" })).toHaveValue(`${window.location.origin}${page}`);
  });

  it("is not shared while it is private", async () => {
    renderRoute(page, {
      account: { current: () => anAccount({ id: idOf(2) }) },
      profile: { get: () => aProfile({ isPublic: false }) },
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Maya Okafor" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();
  });

  it("shows 0.0 without ratings", async () => {
    renderRoute(page, { profile: { get: () => aProfile({ rating: 0 }) } });
    expect(await screen.findByText("0.0/5.0")).toBeVisible();
  });

  it("lists its games with spots, state, mood, place, time, words and pending requests", async () => {
    renderRoute(page, {
      profile: { teeTimes: () => [aTeeTimeCard({ confirmedCount: 1, pendingCount: 2, description: "Dunes at dawn." })] },
    });
    const card = within(await game());
    for (const words of ["1/3", "Open", "Monterey, CA", "6:10", "Dunes at dawn.", "2 pending requests"])
      expect(card.getByText(words)).toBeVisible();
    expect(card.getByText(/Early bird special/)).toBeVisible();
  });

  it("shows a full game as full, without a request button", async () => {
    renderRoute(page, { profile: { teeTimes: () => [aTeeTimeCard({ totalSlots: 2, confirmedCount: 1 })] } });
    const card = within(await game());
    expect(card.getAllByText("Full")[0]).toBeVisible();
    expect(card.getByRole("button", { name: "Full" })).toHaveAttribute("aria-disabled", "true");
  });

  it("shows an empty state without games", async () => {
    renderRoute(page, { profile: { teeTimes: () => [] } });
    expect(await screen.findByText("No Tee Times Available")).toBeVisible();
  });

  it("shows an error with a retry button when the games cannot be loaded", async () => {
    let fails = true;
    const teeTimes = () => {
      if (fails) throw new Failure("unavailable", "Service temporarily unavailable");
      return [aTeeTimeCard()];
    };
    const { user } = renderRoute(page, { profile: { teeTimes } });
    await screen.findByText("Couldn't load the tee times");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await game()).toBeVisible();
  });

  it("that is private or unknown is one page", async () => {
    const get = () => {
      throw notFound("Profile not found or not public");
    };
    const { router, user } = renderRoute(page, { account: signedOut, profile: { get } });
    expect(await screen.findByRole("heading", { level: 1, name: "Profile Not Found" })).toBeVisible();
    expect(screen.getByText("This profile is either private or doesn't exist.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Go Back" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });

  it("is its owner's to edit and manage", async () => {
    renderRoute(page, { account: { current: () => anAccount({ id: idOf(2) }) } });
    expect(await screen.findByText("This is your public page.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Edit" })).toHaveAttribute("href", "/settings");
    expect(within(await game()).getByRole("link", { name: "Manage" })).toHaveAttribute("href", `/tee-times/${idOf(200)}`);
    expect(screen.queryByRole("button", { name: "Request to Join" })).not.toBeInTheDocument();
  });

  it("that is private tells its owner", async () => {
    renderRoute(page, {
      account: { current: () => anAccount({ id: idOf(2), publicProfile: false }) },
      profile: { get: () => aProfile({ isPublic: false }) },
    });
    expect(await screen.findByText("Private: only you see this")).toBeVisible();
  });
});

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
    const join = () => {
      throw conflict("Tee time is full");
    };
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
      throw notFound("Tee time not found");
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
    const request = vi.fn(({ guestEmail }: { guestEmail: string }) => ({ checkEmail: guestEmail }));
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
