import { fail } from "@fourball/domain/failure";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

const link = "/unsubscribe#token=t0ken&group=JoinRequests";
/** Golfers who come from an email are often signed out. */
const asVisitor = (notification: MockTreeChanges["notification"] = {}, path = link) =>
  renderRoute(path, {
    notification,
    account: {
      current: () => fail("unauthorized"),
    },
  });
const button = () => screen.findByRole("button", { name: "Stop these emails" });

describe("the unsubscribe page", () => {
  it("is one button, and nothing happens before it is pressed", async () => {
    const unsubscribe = vi.fn(() => ({ group: "JoinRequests" }) as const);
    const { user } = asVisitor({ unsubscribe });
    expect(await screen.findByRole("heading", { level: 1, name: "Stop emails about join requests?" })).toBeVisible();
    expect(unsubscribe).not.toHaveBeenCalled();
    await user.click(await button());
    expect(await screen.findByText("You won't get emails about join requests.")).toBeVisible();
    expect(unsubscribe).toHaveBeenCalledExactlyOnceWith({ token: "t0ken", group: "JoinRequests" });
    expect(screen.getByRole("link", { name: "All your notification settings" })).toHaveAttribute(
      "href",
      "/settings#notifications",
    );
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Done" })).toHaveFocus());
  });

  it("is there for golfers who are signed in too", async () => {
    renderRoute(link);
    expect(await button()).toBeVisible();
  });

  it.each(["/unsubscribe", "/unsubscribe#token=t0ken&group=Everything", "/unsubscribe#group=JoinRequests"])(
    "is not at %s",
    async (path) => {
      asVisitor({}, path);
      expect(await screen.findByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
    },
  );

  it("closes with a newer link", async () => {
    const { user } = asVisitor({
      unsubscribe: () => fail("linkOver"),
    });
    await user.click(await button());
    expect(await screen.findByRole("heading", { level: 1, name: "This link has expired" })).toBeVisible();
  });

  it("stays open when it did not work this time", async () => {
    const { user } = asVisitor({
      unsubscribe: () => fail("serviceUnavailable"),
    });
    await user.click(await button());
    expect(await screen.findByRole("alert")).toHaveTextContent("Service temporarily unavailable");
    expect(await button()).toBeVisible();
  });
});
