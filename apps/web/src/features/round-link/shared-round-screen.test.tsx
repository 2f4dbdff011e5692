import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aSharedRound } from "@fourball/testkit/tee-time-fixtures";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const path = `/round#id=${idOf(360)}&token=a-secret`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a shared round", () => {
  it("says to a visitor where, when and with whom, and how to get there", async () => {
    const open = vi.fn(() => aSharedRound());
    renderRoute(path, { account: signedOut, roundLink: { open } });
    expect(await screen.findByRole("heading", { level: 1, name: "Alex is playing golf" })).toBeVisible();
    expect(screen.getByText("Cypress Hollow")).toBeVisible();
    expect(screen.getByText("With Maya and Jonas")).toBeVisible();
    expect(document.querySelector("[data-part=time]")).toHaveTextContent("6:10AM");
    expect(screen.getByText("Tomorrow, Friday, June 12")).toBeVisible();
    expect(screen.getByRole("link", { name: "Call the pro shop" })).toHaveAttribute("href", "tel:8315550142");
    expect(screen.getByRole("link", { name: "Directions" })).toHaveAttribute(
      "href",
      expect.stringContaining("Cypress%20Hollow%2C%20Monterey%2C%20CA"),
    );
    expect(screen.getByText("Anyone with this link sees this, until Fri 10:10 PM GMT+2.")).toBeVisible();
    expect(open).toHaveBeenCalledWith({ id: idOf(360), token: "a-secret" });
  });

  it("says when it was cancelled", async () => {
    renderRoute(path, { roundLink: { open: () => aSharedRound({ isCancelled: true }) } });
    expect(await screen.findByRole("heading", { level: 1, name: "Alex's round was cancelled" })).toBeVisible();
    expect(screen.queryByText("With Maya and Jonas")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Directions" })).not.toBeInTheDocument();
  });

  it.each([["/round"], [path]])("that is over or not shared leads home: %s", async (address) => {
    const open = () => fail("linkOver");
    renderRoute(address, { account: signedOut, roundLink: { open } });
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the start page" })).toHaveAttribute("href", "/");
  });
});
