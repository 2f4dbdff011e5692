import { hasWords, NOT_A_PARTICIPANT } from "@fourball/domain/chat/constants";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { forbidden, invalid } from "@fourball/domain/failure";
import { aChatMessage, idOf } from "../fixtures.ts";
import { isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import { type Club, gameOf, myPlace } from "./club.ts";

type Said = { teeTimeId: string; message: string; clientId?: string | undefined };

/** `spread` tells a new line to whoever listens, over whichever socket. */
export const chatAnswers = (club: Club, spread: (line: ChatMessage) => void): Partial<MockTree["chat"]> => ({
  history: ({ teeTimeId }) => {
    requireSeat(club, teeTimeId);
    const messages = linesOf(club, teeTimeId);
    return { messages, readUpTo: messages.at(-1)?.seq ?? 0 };
  },
  say: (said) => say(club, said, spread),
});

export const linesOf = (club: Club, teeTimeId: string): ChatMessage[] =>
  club.lines.filter((line) => line.teeTimeId === teeTimeId);

export function say(club: Club, { teeTimeId, message, clientId }: Said, spread: (line: ChatMessage) => void): ChatMessage {
  requireSeat(club, teeTimeId);
  if (!hasWords(message)) throw invalid("Message is required");
  const line = aChatMessage({
    id: idOf(1000 + club.lines.length),
    teeTimeId,
    seq: (linesOf(club, teeTimeId).at(-1)?.seq ?? 0) + 1,
    userId: club.me.id,
    userName: `${club.me.firstName} ${club.me.lastName}`,
    message,
    timestamp: isoNow(),
    clientId: clientId ?? null,
  });
  club.lines = [...club.lines, line];
  spread(line);
  return line;
}

function requireSeat(club: Club, teeTimeId: string): void {
  const isHost = gameOf(club, teeTimeId).hostId === club.me.id;
  if (!isHost && myPlace(club, teeTimeId)?.status !== "confirmed") throw forbidden(NOT_A_PARTICIPANT);
}
