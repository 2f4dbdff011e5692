import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aGuestRequest } from "@fourball/testkit/request-fixtures";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("guests", () => {
  it("with a spot are on the card with a tag", async () => {
    openTeeTime({ game: { confirmedCount: 2, guests: [{ id: idOf(350), guestName: "Robin Vale" }] } });
    expect(await screen.findByText("Robin Vale")).toBeVisible();
    expect(screen.getByText("Guest")).toBeVisible();
    expect(screen.getAllByText("Open slot")).toHaveLength(1);
  });

  it("with a pending request are shown to the host with their email, and approved like golfers", async () => {
    const decide = vi.fn(() => aGuestRequest({ status: "approved" }));
    const { user } = openTeeTime({ game: asHost, calls: { guest: { list: () => [aGuestRequest()], decide } } });
    expect(await screen.findByRole("heading", { name: "Guests waiting for your answer" })).toBeVisible();
    expect(screen.getByRole("link", { name: "robin@example.com" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Approve Robin Vale" }));
    expect(await screen.findByText("Participant status updated successfully")).toBeVisible();
    expect(decide).toHaveBeenCalledExactlyOnceWith({ guestRequestId: idOf(350), from: "pending", status: "approved" });
  });
});
