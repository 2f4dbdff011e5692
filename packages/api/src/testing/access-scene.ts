import type { OpenGuestRequestInput } from "@fourball/domain/guest/schema";
import { guestLinks } from "@fourball/services/core/token/guest-token";
import { secretHash } from "@fourball/services/core/token/secret-hash";
import type { TestWorld } from "@fourball/services/testing";
import { guestLinkIn } from "@fourball/services/testing/guest-link";
import { writePrivateRows } from "@fourball/services/testing/private-rows";

export const ROLES = ["anonymous", "stranger", "pending", "declined", "confirmed", "host", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** The kind of tee time of a case. */
export type Game = "listed" | "unlisted" | "cancelled";

type SceneGolfer = { id: string; isAdmin: boolean; email: string; phoneNumber: string | null; lastName: string | null };

/** One tee time with one golfer in each role. The admin does not take part. */
export type Scene = {
  game: { id: string; courseId: string; inviteToken: string | null };
  golfers: Record<Exclude<Role, "anonymous">, SceneGolfer>;
  requests: Record<"pending" | "declined" | "confirmed", string>;
  /** A pending guest request. */
  guestRequestId: string;
  /** What the guest's own link carries. */
  guestLink: OpenGuestRequestInput;
};

export async function setScene(world: TestWorld, game: Game | "head start"): Promise<Scene> {
  // Unique, since scenes of several games may be set beside each other.
  const mark = crypto.randomUUID().slice(0, 8);
  const golfer = (role: string, changes = {}) => ({
    email: `canary-${role}-${mark}@example.com`,
    phoneNumber: `+1555canary${role}${mark}`,
    lastName: `Canary${role}${mark}`,
    lastNameTo: "fellow-players" as const,
    ...changes,
  });
  const [stranger, pending, declined, confirmed, host, admin] = await world.golfers([
    golfer("stranger"),
    golfer("pending", { firstName: "CanaryPending" }),
    golfer("declined", { firstName: "CanaryDeclined" }),
    golfer("confirmed"),
    golfer("host"),
    golfer("admin", { isAdmin: true, publicProfile: false }),
  ]);
  if (!stranger || !pending || !declined || !confirmed || !host || !admin) throw new Error("Six golfers were made");
  const golfers = { stranger, pending, declined, confirmed, host, admin };
  const isUnlisted = game === "unlisted" || game === "head start";
  const inviteToken = isUnlisted ? crypto.randomUUID() : null;
  const teeTime = await world.teeTime({
    hostId: golfers.host.id,
    isPublic: !isUnlisted,
    opensToAllAt: game === "head start" ? new Date("2026-06-11T18:00:00Z") : null,
    oldInviteHash: inviteToken && secretHash(inviteToken),
    status: game === "cancelled" ? "cancelled" : "active",
  });
  const requests = {
    pending: await world.request(teeTime, golfers.pending, "pending"),
    declined: await world.request(teeTime, golfers.declined, "declined"),
    confirmed: await world.request(teeTime, golfers.confirmed, "confirmed"),
  };
  const guest = { teeTimeId: teeTime.id, guestName: "Canary Guest 7f3a", guestEmail: "canary-guest-7f3a@example.com" };
  const guestRequestId = await world.guestRequest(guest);
  const guestLink = guestLinkIn((await guestLinks(world.db))(guestRequestId));
  const scene = { game: { ...teeTime, inviteToken }, golfers, requests, guestRequestId, guestLink };
  await writePrivateRows(world, scene);
  return scene;
}

/** The same for every kind of game, beside each other. */
export async function setScenes(world: TestWorld): Promise<Record<Game, Scene>> {
  return {
    listed: await setScene(world, "listed"),
    unlisted: await setScene(world, "unlisted"),
    cancelled: await setScene(world, "cancelled"),
  };
}
