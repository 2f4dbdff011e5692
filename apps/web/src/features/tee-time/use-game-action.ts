import type { FillMessage } from "@fourball/domain/fill/schema";
import { JOIN_MESSAGE_MAX } from "@fourball/domain/participation/constants";
import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { roomForFriends } from "@fourball/domain/tee-time/spots";
import { type RefObject, useRef, useState } from "react";
import { spotCountsOf } from "../../golf/face/spot-counts.ts";
import { useAsksFirst } from "../../golf/join/use-asks-first.ts";
import { useJoinTeeTime } from "../../golf/join/use-join-tee-time.ts";
import { useNote } from "../../kit/forms/use-note.ts";
import { useFocusWhenReplaced } from "../../kit/page/use-focus-when-replaced.ts";
import { useIsRoomy } from "../../kit/page/use-is-wide.ts";
import { useViewerId } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { type ActionState, actionState } from "./action-state.ts";
import { isAsked, useFillMessage } from "./fill/fill-message.ts";
import { useGameAddress } from "./game-address.ts";
import { teeTimeTexts } from "./texts.ts";

export type GameAction = {
  state: ActionState;
  /** About an open spot, to a golfer outside of the game. */
  message: FillMessage | undefined;
  own: Participation | undefined;
  /** The heading of the card, wherever the page has it. */
  heading: RefObject<HTMLHeadingElement | null>;
  note: ReturnType<typeof useNote>;
  friends: NewFriends;
  joining: boolean;
  refusal: string | undefined;
  request: () => void;
  /** On a phone, a golfer who may have to say something first asks in a sheet; the others ask with one tap. */
  asksInSheet: boolean;
};

/** The friends whom a golfer who asks would bring. */
export type NewFriends = {
  /** As typed. */
  names: readonly string[];
  set: (names: readonly string[]) => void;
  /** How many the game has room for. */
  room: number;
  /** The request was made with a name missing. */
  areMissed: boolean;
};

/** A regular of a standing game is asked by, or waits for, other words than a golfer on the waitlist. */
export const isRegularWithoutSpot = ({ state, own }: GameAction): boolean =>
  own?.isRegular === true && (state === "offered" || state === "onWaitlist");

/** Where a golfer has not asked for a spot. */
const askable: ReadonlySet<ActionState> = new Set(["join", "full", "onWaitlist"]);

/** What the viewer can do with the game; the card and the bar of a phone share it. */
export function useGameAction(teeTime: TeeTimeDetail): GameAction {
  const { join, joining, refusal } = useJoinTeeTime();
  const viewerId = useViewerId();
  const isRoomy = useIsRoomy();
  const asksFirst = useAsksFirst();
  const address = useGameAddress();
  const people = trpc.participation.list.useQuery(address);
  const own = people.data?.find(({ userId }) => userId === viewerId);
  const { message, isKnown } = useFillMessage(teeTime);
  const withoutMessage = actionState(teeTime, joining, own);
  const state = isAsked(message) && askable.has(withoutMessage) ? "asked" : withoutMessage;
  const note = useNote(teeTimeTexts.join.messageName, JOIN_MESSAGE_MAX);
  const heading = useRef<HTMLHeadingElement>(null);
  const [names, set] = useState<readonly string[]>([]);
  const [areMissed, setMissed] = useState(false);
  const room = roomForFriends(spotCountsOf(teeTime));
  useFocusWhenReplaced(heading, people.data && isKnown ? `${state} ${own?.playing} ${own?.friends} ${names.length}` : undefined);

  function request(): void {
    const friends = names.map((name) => name.trim());
    const isIncomplete = friends.includes("");
    setMissed(isIncomplete);
    // What is wrong is said at the fields.
    if (note.error || isIncomplete || names.length > room) heading.current?.scrollIntoView();
    else join({ ...address, message: note.note, ...(names.length > 0 && { friends }) });
  }

  const asksInSheet = asksFirst || (!isRoomy && teeTime.overlap !== null);
  return { state, message, own, heading, note, friends: { names, set, room, areMissed }, joining, refusal, request, asksInSheet };
}
