import { JOIN_MESSAGE_MAX } from "@fourball/domain/participation/constants";
import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { type RefObject, useRef } from "react";
import { useNote } from "../../../shared/forms/use-note.ts";
import { useFocusWhenReplaced } from "../../../shared/page/use-focus-when-replaced.ts";
import { useMember } from "../../../shared/session/member.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { useJoinTeeTime } from "../../../tee-time/join/use-join-tee-time.ts";
import { useGameAddress } from "../game-address.ts";
import { texts } from "../texts.ts";
import { type ActionState, actionState } from "./action-state.ts";

export type GameAction = {
  state: ActionState;
  own: Participation | undefined;
  /** The heading of the card, wherever the page has it. */
  heading: RefObject<HTMLHeadingElement | null>;
  note: ReturnType<typeof useNote>;
  joining: boolean;
  refusal: string | undefined;
  request: () => void;
};

/** What the viewer can do with the game; the card and the bar of a phone share it. */
export function useGameAction(teeTime: TeeTimeDetail): GameAction {
  const { join, joining, refusal } = useJoinTeeTime();
  const { id: viewerId } = useMember();
  const address = useGameAddress();
  const people = trpc.participation.list.useQuery(address);
  const own = people.data?.find(({ userId }) => userId === viewerId);
  const state = actionState(teeTime, joining, own);
  const note = useNote(texts.join.messageName, JOIN_MESSAGE_MAX);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenReplaced(heading, people.data && `${state} ${own?.playing}`);

  function request(): void {
    // What is wrong stands below the message.
    if (note.error) heading.current?.scrollIntoView();
    else join({ ...address, message: note.note });
  }

  return { state, own, heading, note, joining, refusal, request };
}
