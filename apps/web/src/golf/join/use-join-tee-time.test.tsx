import { fail } from "@fourball/domain/failure";
import { idOf } from "@fourball/testkit/fixtures";
import { aParticipation } from "@fourball/testkit/request-fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { browser } from "../../kit/session/session.ts";
import { server } from "../../testing/mock-server.ts";
import { renderRoute } from "../../testing/render-route.tsx";

/** A response that the test releases. */
function later<Value>(): { answer: () => Promise<Value>; give: (value: Value) => void } {
  let give: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { answer: () => promise, give: (value) => give(value) };
}

const dots = (): string[] =>
  [...screen.getByRole("article").querySelectorAll("[data-dot]")].map((dot) => dot.getAttribute("data-dot") ?? "");
const toastTitled = (title: string) => screen.findByText(title, { selector: "p" });

describe("joining from a card", () => {
  it("sends, then says that the request is sent", async () => {
    const request = later<ReturnType<typeof aParticipation>>();
    const join = vi.fn(request.answer);
    let wasRequested = false;
    const { user } = renderRoute("/marketplace", {
      teeTime: {
        list: () => ({
          items: [aTeeTimeCard(wasRequested ? { viewerStatus: "pending", pendingCount: 1 } : {})],
          nextCursor: null,
        }),
        join: join,
      },
    });
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));

    expect(await screen.findByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(dots()).toEqual(["ringed", "filled", "pending", "open"]));

    wasRequested = true;
    request.give(aParticipation({ status: "pending" }));
    expect(await screen.findByRole("button", { name: "Request Sent" })).toHaveFocus();
    expect(await toastTitled("Success")).toBeVisible();
    expect(screen.getByText("Join request sent successfully!")).toBeVisible();
    expect(join).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) });
  });

  it("shows the tap before anything else changes, and takes no second one", async () => {
    const join = vi.fn(() => aParticipation({ status: "pending" }));
    renderRoute("/marketplace", { teeTime: { join } });
    const button = await screen.findByRole("button", { name: "Request to Join" });
    fireEvent.click(button);
    fireEvent.click(button);

    expect(button).toHaveTextContent("Sending...");
    expect(dots()).toEqual(["ringed", "filled", "open", "open"]);
    expect(await screen.findByText("Join request sent successfully!")).toBeVisible();
    expect(join).toHaveBeenCalledOnce();
  });

  it("sends the request of a golfer who leaves at once", async () => {
    const join = vi.fn(() => aParticipation({ status: "pending" }));
    renderRoute("/marketplace", { teeTime: { join } });
    fireEvent.click(await screen.findByRole("button", { name: "Request to Join" }));
    cleanup();
    await waitFor(() => expect(join).toHaveBeenCalledExactlyOnceWith({ teeTimeId: idOf(200) }));
  });

  it("says that another game is at about that time", async () => {
    const { user } = renderRoute("/marketplace", {
      teeTime: { join: () => aParticipation({ status: "pending", overlaps: true }) },
    });
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));
    expect(await screen.findByText("Join request sent successfully! You have another game at about that time.")).toBeVisible();
  });

  it("shows no longer what is gone", async () => {
    let items = [aTeeTimeCard()];
    const { user } = renderRoute("/marketplace", {
      teeTime: {
        list: () => ({ items, nextCursor: null }),
        join: () => {
          items = [];
          return fail("teeTimeNotFound");
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));
    expect(await screen.findByText("Tee time not found")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("article")).not.toBeInTheDocument());
  });

  it("takes it back and says why when the server refuses", async () => {
    const { user } = renderRoute("/marketplace", {
      teeTime: {
        join: () => fail("teeTimeFull"),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));

    expect(await toastTitled("Error")).toBeVisible();
    const card = within(screen.getByRole("article"));
    expect(await card.findByText("Tee time is full")).toBeVisible();
    expect(card.getByRole("button", { name: "Request to Join" })).toBeEnabled();
    expect(dots()).toEqual(["ringed", "filled", "open", "open"]);
  });

  it("has words of its own for faults", async () => {
    const { user } = renderRoute("/marketplace", {
      teeTime: {
        join: () => {
          throw new Error("boom");
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));
    expect(await screen.findByText("Failed to join tee time")).toBeVisible();
    const failed = "Failed to join tee time. Something went wrong on our side. Please try again.";
    expect(await within(screen.getByRole("article")).findByText(failed)).toBeVisible();
  });

  it("says to check the connection when nothing answers", async () => {
    const { user } = renderRoute("/marketplace");
    const button = await screen.findByRole("button", { name: "Request to Join" });
    server.use(http.post("*/trpc/teeTime.join", () => HttpResponse.error()));
    await user.click(button);
    const failed = "Failed to join tee time. Check your connection, then try again.";
    expect(await within(screen.getByRole("article")).findByText(failed)).toBeVisible();
  });

  it("leads to sign-in and back when the session is gone", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    const { user } = renderRoute("/marketplace", {
      teeTime: {
        join: () => fail("unauthorized"),
      },
    });
    await user.click(await screen.findByRole("button", { name: "Request to Join" }));
    expect(await toastTitled("Unauthorized")).toBeVisible();
    expect(screen.getByText("You are logged out. Logging in again...")).toBeVisible();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/login/)));
  });
});
