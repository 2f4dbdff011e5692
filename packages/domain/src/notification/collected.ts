import type { NotificationKind } from "./content.ts";

/** Requests that come within this time for one game are one mail to the host; the app and push say each at once. */
export const COLLECTED_MINUTES = 15;

export const COLLECTED_KINDS = ["join-requested", "guest-requested"] as const satisfies NotificationKind[];

const kinds: ReadonlySet<NotificationKind> = new Set(COLLECTED_KINDS);
export const isCollected = ({ kind }: { kind: NotificationKind }): boolean => kinds.has(kind);
