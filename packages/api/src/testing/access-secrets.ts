import type { Role, Scene } from "./access-scene.ts";

/** Pending and declined requests are visible to the host and to the golfer. */
const CANARY_NAME: Partial<Record<Role, string>> = { pending: "CanaryPending", declined: "CanaryDeclined" };
const FOR_HOST_ONLY = ["CanaryPending", "CanaryDeclined", "Canary Guest 7f3a", "canary-guest-7f3a"];

/** What no response may contain: the private data of other golfers, and passwords. Pages for admins name every account. */
export function secretsBesides({ golfers }: Scene, viewer: Role, page: "admins" | "golfers"): string[] {
  const others = Object.entries(golfers).filter(([role]) => role !== viewer && viewer !== "admin");
  return [
    "passwordHash",
    ...others.flatMap(([, { email, phoneNumber }]) => [email, phoneNumber ?? "no phone"]),
    ...(viewer === "host" || page === "admins" ? [] : FOR_HOST_ONLY.filter((secret) => secret !== CANARY_NAME[viewer])),
  ];
}
