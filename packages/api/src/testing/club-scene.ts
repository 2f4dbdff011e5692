import type { Club } from "@fourball/services/testing";

export const ROLES = ["anonymous", "stranger", "pending", "declined", "confirmed", "host", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** What kind of game a case is about. */
export type Game = "listed" | "unlisted" | "cancelled";

/** One game with one golfer in each role to it. The admin has no part in the game. */
export type Scene = {
  game: { id: string; courseId: string };
  golfers: Record<Exclude<Role, "anonymous">, { id: string; isAdmin: boolean }>;
  requests: Record<"pending" | "declined" | "confirmed", string>;
};

export async function setScene(club: Club, game: Game): Promise<Scene> {
  const golfers = {
    stranger: await club.aGolfer(),
    pending: await club.aGolfer(),
    declined: await club.aGolfer(),
    confirmed: await club.aGolfer(),
    host: await club.aGolfer(),
    admin: await club.aGolfer({ isAdmin: true }),
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
  return { game: teeTime, golfers, requests };
}
