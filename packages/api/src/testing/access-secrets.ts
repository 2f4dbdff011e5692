import type { Role, Scene } from "./access-scene.ts";

/** Pending and declined requests are visible to the host and to the golfer. */
const CANARY_NAME: Partial<Record<Role, string>> = { pending: "CanaryPending", declined: "CanaryDeclined" };
const FOR_HOST_ONLY = ["CanaryPending", "CanaryDeclined", "Canary Guest 7f3a", "canary-guest-7f3a"];

/** All show their last names to fellow players: those of the same game, and the host whom one asks. */
const SHOWS_LAST_NAME: Partial<Record<Role, readonly Role[]>> = { host: ["confirmed", "pending"], confirmed: ["host"] };

/** What no response may contain: the private data of other golfers, and passwords. Pages for admins name every account. */
export function secretsBesides({ golfers }: Scene, viewer: Role, page: "admins" | "golfers"): string[] {
  const others = Object.entries(golfers).filter(([role]) => role !== viewer);
  const hidden = page === "admins" && viewer === "admin" ? [] : others.filter(([role]) => !isShownTo(viewer, role));
  return [
    "passwordHash",
    ...hidden.map(([, { lastName }]) => lastName ?? "no last name"),
    ...(viewer === "admin" ? [] : others.flatMap(([, { email, phoneNumber }]) => [email, phoneNumber ?? "no phone"])),
    ...(viewer === "host" || page === "admins" ? [] : FOR_HOST_ONLY.filter((secret) => secret !== CANARY_NAME[viewer])),
  ];
}

const isShownTo = (viewer: Role, role: string): boolean => SHOWS_LAST_NAME[viewer]?.some((shown) => shown === role) ?? false;
