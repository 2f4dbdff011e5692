import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aGuestRequest } from "@fourball/testkit/request-fixtures";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asHost, openTeeTime, type Scene } from "../../../testing/open-tee-time.ts";
import { PlayersCard } from "./players-card.tsx";

const openCard = (scene: Scene = {}) => openTeeTime({ ...scene, part: (teeTime) => <PlayersCard teeTime={teeTime} /> });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("guests", () => {
  it("with a spot are on the card with a tag", async () => {
    openCard({ game: { confirmedCount: 2, guests: [{ id: idOf(350), guestName: "Robin Vale" }] } });
    expect(await screen.findByText("Robin Vale")).toBeVisible();
    expect(screen.getByText("Guest")).toBeVisible();
    expect(screen.getAllByText("Open slot")).toHaveLength(1);
  });

  it("with a pending request are shown to the host with their email, and approved like golfers", async () => {
    const decide = vi.fn(() => aGuestRequest({ status: "approved" }));
    const { user } = openTeeTime({ game: asHost, calls: { guest: { list: () => [aGuestRequest()], decide } } });
    expect(await screen.findByRole("link", { name: "robin@example.com" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Approve Robin Vale" }));
    expect(await screen.findByText("Participant status updated successfully")).toBeVisible();
    expect(decide).toHaveBeenCalledExactlyOnceWith({ guestRequestId: idOf(350), from: "pending", status: "approved" });
  });

  describe("with a spot that is held", () => {
    const game = { ...asHost, confirmedCount: 2, guests: [{ id: idOf(350), guestName: "Robin Vale" }] };
    const held = aGuestRequest({ status: "approved", heldUntil: "2026-06-12T10:00:00.000Z" });

    it("show the host until when", async () => {
      openCard({ game, calls: { guest: { list: () => [held] } } });
      expect(await screen.findByText(/^Spot held until Fri/)).toBeVisible();
      expect(screen.queryByRole("button", { name: /^Copy/ })).not.toBeInTheDocument();
    });

    it("show the host that their address may be a stranger's", async () => {
      openCard({ game, calls: { guest: { list: () => [{ ...held, awaitsProof: true }] } } });
      expect(await screen.findByText("Hasn't confirmed their email yet")).toBeVisible();
    });

    it("have a link that the host can pass on where no mail brings it", async () => {
      const claimPath = `/guest-request#id=${idOf(350)}&token=a-secret`;
      const { user } = openCard({ game, calls: { guest: { list: () => [{ ...held, claimPath }] } } });
      await user.click(await screen.findByRole("button", { name: "Copy Robin's link" }));
      expect(await navigator.clipboard.readText()).toBe(window.location.origin + claimPath);
      expect(await screen.findByText(/^Send it to Robin: it makes the account that keeps the spot until Fri/)).toBeVisible();
    });

    it("show players nothing of it", async () => {
      const list = vi.fn(() => [held]);
      openCard({ game: { ...game, viewerStatus: "confirmed", hostId: idOf(2) }, calls: { guest: { list } } });
      expect(await screen.findByText("Robin Vale")).toBeVisible();
      expect(screen.queryByText(/^Spot held/)).not.toBeInTheDocument();
      expect(list).not.toHaveBeenCalled();
    });
  });

  it("who made no account in time are among the declined, and can be taken back", async () => {
    const decide = vi.fn(() => aGuestRequest({ status: "approved" }));
    const lapsed = aGuestRequest({ status: "declined", hasLapsed: true });
    const { user } = openCard({ game: asHost, calls: { guest: { list: () => [lapsed], decide } } });
    expect(await screen.findByText("Didn't make an account in time")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Approve Robin Vale" }));
    expect(await screen.findByText("Participant status updated successfully")).toBeVisible();
    expect(decide).toHaveBeenCalledExactlyOnceWith({ guestRequestId: idOf(350), from: "declined", status: "approved" });
  });
});
