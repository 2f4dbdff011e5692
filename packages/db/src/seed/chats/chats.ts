import { stableId } from "../stable-id.ts";
import type { ChatGame, DraftMessage } from "./chat-draft.ts";
import { chatsInTurn } from "./invent-chats.ts";
import { type ScriptedChat, scriptedChats } from "./scripted-chats.ts";

export interface PlannedMessage extends Omit<DraftMessage, "golfer" | "at"> {
  readonly id: string;
  readonly teeTimeId: string;
  readonly seq: number;
  readonly userId: string;
  readonly createdAt: Temporal.Instant;
}

/** How far a golfer has read a room. */
export interface PlannedRead {
  readonly teeTimeId: string;
  readonly userId: string;
  readonly seq: number;
}

export interface PlannedRoom {
  readonly teeTimeId: string;
  readonly lines: readonly PlannedMessage[];
  readonly reads: readonly PlannedRead[];
}

/** Plans the rooms of games, one after the other: who came, what was said, and who has read how far. */
export function roomsInTurn(golferId: (key: string) => string): { next(game: ChatGame): PlannedRoom } {
  const invented = chatsInTurn();
  return {
    next(game) {
      const { draft, joined } = game;
      const teeTimeId = game.teeTime.id;
      const script = scriptedChats.get(draft.key);
      const said = script ? scriptedLines(script, game) : invented.next(game);
      const lines = [...arrivals(game), ...said, ...ending(game)]
        .sort((a, b) => Temporal.Instant.compare(a.at, b.at))
        .map(({ golfer, at, ...line }, index) => {
          const seq = index + 1;
          const id = stableId(`line ${draft.key} ${seq}`);
          return { ...line, id, teeTimeId, seq, userId: golferId(golfer), createdAt: at };
        });
      const reads = [draft.host, ...joined.map(({ golfer }) => golfer)].map((golfer) => {
        const unread = golfer === "demo-golfer" ? (script?.unread ?? 0) : 0;
        return { teeTimeId, userId: golferId(golfer), seq: lines.length - unread };
      });
      return { teeTimeId, lines, reads };
    },
  };
}

const arrivals = ({ joined }: ChatGame): DraftMessage[] =>
  joined.map((player) => ({ ...player, type: "member_joined", message: "" }));

const ending = ({ draft, teeTime }: ChatGame): DraftMessage[] =>
  draft.status === "cancelled" ? [{ golfer: draft.host, type: "cancelled", message: "", at: teeTime.updatedAt }] : [];

function scriptedLines({ from, lines }: ScriptedChat, { teeTime, now }: ChatGame): DraftMessage[] {
  const start = from === "tee-off" ? teeTime.teeOffAt : now;
  return lines.map(([golfer, minutes, message]) => ({ golfer, type: "message", message, at: start.add({ minutes }) }));
}
