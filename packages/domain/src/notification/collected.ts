import type { NotificationKind } from "./content.ts";
import { type Message, type MessageContext, placeInWords, type Round, roundFacts, roundInWords, toRequests } from "./message.ts";

/** Requests that come within this time for one game are one mail to the host; the app and push say each at once. */
export const COLLECTED_MINUTES = 15;

export const COLLECTED_KINDS = ["join-requested", "guest-requested"] as const satisfies NotificationKind[];

const kinds: ReadonlySet<NotificationKind> = new Set(COLLECTED_KINDS);
export const isCollected = ({ kind }: { kind: NotificationKind }): boolean => kinds.has(kind);

/** Of that many the sentence has the names. */
const NAMED = 3;
/** The list has so many. */
const LISTED = 12;

/** Several requests for one game, by the names of those who ask, in one mail. */
export function requestsTogether(round: Round, names: readonly string[], context: MessageContext): Message {
  const golfers = `${names.length} golfers`;
  const who = names.length <= NAMED ? new Intl.ListFormat("en-US").format(names) : golfers;
  return {
    subject: `${golfers} want to join: ${placeInWords(round, context)}`,
    lead: `${who} want to join your game at ${roundInWords(round, context)}.`,
    facts: [["Golfers", listOf(names)], ...roundFacts(round, context)],
    action: toRequests,
    group: "JoinRequests",
  };
}

const listOf = (names: readonly string[]): string =>
  [...names.slice(0, LISTED), ...(names.length > LISTED ? [`${names.length - LISTED} more`] : [])].join(", ");
