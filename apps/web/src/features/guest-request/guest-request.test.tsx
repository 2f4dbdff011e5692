import { notFound } from "@fourball/domain/failure";
import { anOwnGuestRequest, idOf } from "@fourball/testkit/fixtures";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

const path = `/guest-request#id=${idOf(350)}&token=a-secret`;

describe("a guest's own request", () => {
  it.each([
    ["pending", "Waiting for the host"],
    ["approved", "You're in"],
    ["declined", "No spot this time"],
    ["expired", "Your request expired"],
    ["cancelled", "This game was cancelled"],
  ] as const)("that is %s says: %s", async (state, title) => {
    const own = vi.fn(() => anOwnGuestRequest({ state, answerDueAt: null }));
    renderRoute(path, { guest: { own } });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText("Request of Robin Vale")).toBeVisible();
    expect(screen.getByText("Cypress Hollow")).toBeVisible();
    expect(own).toHaveBeenCalledWith({ guestRequestId: idOf(350), token: "a-secret" });
  });

  it("says until when the host should reply", async () => {
    renderRoute(path);
    expect(await screen.findByText(/^Reply expected by/)).toBeVisible();
  });

  it.each([["/guest-request"], [path]])("behind a link that means nothing leads home: %s", async (address) => {
    const own = () => {
      throw notFound("This link no longer works");
    };
    renderRoute(address, { guest: { own } });
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the start page" })).toHaveAttribute("href", "/");
  });
});
