import { privateTexts } from "@fourball/services/testing/private-rows";
import type { Role, Scene } from "./access-scene.ts";

type Member = keyof Scene["golfers"];
const MEMBERS: readonly Member[] = ["stranger", "pending", "declined", "confirmed", "host", "admin"];
const REQUESTING = ["pending", "declined", "confirmed"] as const;

/** All show their last names to fellow players: those of the same game, and the host whom one asks. */
const LAST_NAME_TO: Partial<Record<Member, readonly Role[]>> = {
  host: ["confirmed"],
  confirmed: ["host"],
  pending: ["host"],
};

type Secret = { text: string | null; for: readonly Role[] };

/** What not everyone may see of a scene, each once, with those who may. */
function secretsOf({ game, golfers, requests, guestRequestId }: Scene): Secret[] {
  return [
    { text: "passwordHash", for: [] },
    ...MEMBERS.flatMap((role): Secret[] => [
      { text: golfers[role].lastName, for: [role, ...(LAST_NAME_TO[role] ?? [])] },
      { text: golfers[role].email, for: [role, "admin"] },
      { text: golfers[role].phoneNumber, for: [role, "admin"] },
      { text: String(privateTexts.homeLatitude(role)), for: [role] },
      { text: privateTexts.town(role), for: [role] },
      { text: privateTexts.browser(golfers[role]), for: [role] },
    ]),
    ...REQUESTING.map((role): Secret => ({ text: privateTexts.toHost(role), for: [role, "host"] })),
    { text: requests.pending, for: ["pending", "host"] },
    { text: requests.declined, for: ["declined", "host"] },
    { text: "CanaryPending", for: ["pending", "host"] },
    { text: "CanaryDeclined", for: ["declined", "host"] },
    { text: "Canary Guest 7f3a", for: ["host"] },
    { text: "canary-guest-7f3a", for: ["host"] },
    { text: guestRequestId, for: ["host"] },
    { text: game.inviteToken, for: ["host"] },
    { text: privateTexts.chatMessage, for: ["confirmed", "host"] },
    { text: privateTexts.reportWords, for: ["stranger", "admin"] },
  ];
}

/** What no answer to the viewer may contain. Pages for admins name every account. */
export function secretsBesides(scene: Scene, viewer: Role, page: "admins" | "golfers"): string[] {
  const names = MEMBERS.flatMap((role) => [scene.golfers[role].lastName, "CanaryPending", "CanaryDeclined"]);
  const hidden = secretsOf(scene).filter(({ for: shownTo }) => !shownTo.includes(viewer));
  const named = page === "admins" && viewer === "admin" ? names : [];
  return hidden.flatMap(({ text }) => (text === null || named.includes(text) ? [] : [text]));
}
