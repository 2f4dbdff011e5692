import type { RoomEvent } from "@fourball/domain/chat/message";
import type { At, ProcedurePath, RouterOutputs } from "./router-types.ts";

const withLinePlace = <Request extends { waitlistPosition: number | null }>(request: Request) => ({
  ...request,
  linePlace: request.waitlistPosition,
});

/**
 * What a page reads that was opened before a field was renamed: the field is sent under its earlier name, too. The types, the
 * record of the calls and REST have today's name only. A renaming adds the calls that answer with the field, and the date two
 * weeks on at which they go.
 */
const EARLIER_NAMES: { [Path in ProcedurePath]?: (sent: SentAt<Path>) => unknown } = {
  // Until 2026-12-12: `linePlace` is `waitlistPosition`.
  "teeTime.join": withLinePlace,
  "teeTime.joinWaitlist": withLinePlace,
  "teeTime.dropFriend": withLinePlace,
  "teeTime.acceptOffer": withLinePlace,
  "participation.list": (requests) => requests.map(withLinePlace),
  "participation.decide": withLinePlace,
  "participation.undoDecision": withLinePlace,
  "participation.confirmPlaying": withLinePlace,
  "dashboard.joined": (requests) => requests.map(withLinePlace),
  "dashboard.pendingRequests": (requests) => requests.map(withLinePlace),
  // Until 2026-12-12: the `line` of a chat is its `message`, and the `news` of a notification its `content`.
  "chat.events": (event) => (event.type === "message" ? { ...event, line: event.message } : event),
  "notification.list": ({ items, ...page }) => ({ ...page, items: items.map((item) => ({ ...item, news: item.content })) }),
};

/** A subscription sends events; the others their output. */
type SentAt<Path> = Path extends "chat.events" ? RoomEvent : At<RouterOutputs, Path>;

const earlierNames = new Map(Object.entries(EARLIER_NAMES));

/** An answer or event of a call, as it is sent to pages of any age. */
export function withEarlierNames(path: string, sent: unknown): unknown {
  // What is sent comes from the call of that path, whose type the path as text doesn't say.
  const add = earlierNames.get(path) as ((sent: unknown) => unknown) | undefined;
  return add ? add(sent) : sent;
}
