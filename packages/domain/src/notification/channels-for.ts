import type { Channel } from "./channels.ts";
import { GROUP_OF } from "./groups.ts";
import type { News } from "./news.ts";
import type { NewsGroup } from "./schema.ts";

/** What decides how a golfer hears of news. */
export type GolferToTell = Record<`email${NewsGroup}` | `sms${NewsGroup}`, boolean> & {
  /** Closed or suspended: hears nothing. */
  isAway: boolean;
  phoneNumber: string | null;
  smsOptInAt: string | Date | null;
  hasPush: boolean;
};

/** By which ways news leaves the app for somebody. Guests left nothing but an email, for the answer to what they asked. */
export function channelsFor({ kind }: Pick<News, "kind">, recipient: GolferToTell | "guest"): Channel[] {
  if (recipient === "guest") return ["email"];
  if (recipient.isAway) return [];
  const group = GROUP_OF[kind];
  if (!group) return ["email"];
  const channels: Channel[] = [];
  if (recipient[`email${group}`]) channels.push("email");
  if (recipient[`sms${group}`] && recipient.phoneNumber && recipient.smsOptInAt) channels.push("sms");
  if (recipient.hasPush) channels.push("push");
  return channels;
}
