import type { Club } from "@fourball/services/testing";

export const ROLES = ["anonymous", "stranger", "pending", "declined", "confirmed", "host", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** What kind of game a case is about. */
export type Game = "listed" | "unlisted" | "cancelled";

/** One game with one golfer in each role to it. The admin has no part in the game. */
export type Scene = {
  game: { id: string; courseId: string };
  golfers: Record<Exclude<Role, "anonymous">, { id: string; isAdmin: boolean; email: string; phoneNumber: string | null }>;
  requests: Record<"pending" | "declined" | "confirmed", string>;
  /** A guest who waits for the host's answer. */
  guestRequestId: string;
};

export async function setScene(club: Club, game: Game): Promise<Scene> {
  const aGolfer = (role: string, changes = {}) =>
    club.aGolfer({ email: `canary-${role}-7f3a@example.com`, phoneNumber: `+1555canary${role}`, ...changes });
  const golfers = {
    stranger: await aGolfer("stranger"),
    pending: await aGolfer("pending", { firstName: "CanaryPending" }),
    declined: await aGolfer("declined", { firstName: "CanaryDeclined" }),
    confirmed: await aGolfer("confirmed"),
    host: await aGolfer("host"),
    admin: await aGolfer("admin", { isAdmin: true, publicProfile: false }),
  };
  const teeTime = await club.aTeeTime({
    hostId: golfers.host.id,
    isPublic: game !== "unlisted",
    inviteToken: game === "unlisted" ? crypto.randomUUID() : null,
    status: game === "cancelled" ? "cancelled" : "active",
  });
  const requests = {
    pending: await club.aRequest(teeTime, golfers.pending, "pending"),
    declined: await club.aRequest(teeTime, golfers.declined, "declined"),
    confirmed: await club.aRequest(teeTime, golfers.confirmed, "confirmed"),
  };
  const guest = { teeTimeId: teeTime.id, guestName: "Canary Guest 7f3a", guestEmail: "canary-guest-7f3a@example.com" };
  return { game: teeTime, golfers, requests, guestRequestId: await club.aGuestRequest(guest) };
}
