import type { ChatMessageType } from "@fourball/domain/chat/constants";
import type { SeedCourse } from "../courses.ts";
import type { GameDraft } from "../game-draft.ts";

/** A message that names golfers by key. */
export interface DraftMessage {
  readonly golfer: string;
  readonly type: ChatMessageType;
  readonly message: string;
  readonly at: Temporal.Instant;
}

/** What a room knows of its game. */
export interface ChatGame {
  readonly draft: GameDraft;
  readonly teeTime: { readonly id: string; readonly teeOffAt: Temporal.Instant; readonly updatedAt: Temporal.Instant };
  readonly course: SeedCourse;
  /** The confirmed players, in the order in which they were. */
  readonly joined: readonly { readonly golfer: string; readonly at: Temporal.Instant }[];
  readonly now: Temporal.Instant;
}
