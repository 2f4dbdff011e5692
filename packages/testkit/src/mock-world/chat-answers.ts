import { hasWords, MESSAGE_DELETED } from "@fourball/domain/chat/constants";
import type { ChatMessage, ChatPhoto } from "@fourball/domain/chat/message";
import { fail } from "@fourball/domain/failure";
import { idOf } from "../fixtures.ts";
import { isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import { aChatMessage } from "../tee-time-fixtures.ts";
import { gameOf, type MockWorld, myParticipation } from "./world.ts";

type NewMessage = { teeTimeId: string; message: string; clientId?: string | undefined; photo?: ChatPhoto };

/** `broadcast` sends a new message over both sockets. */
export const chatAnswers = (world: MockWorld, broadcast: (message: ChatMessage) => void): Partial<MockTree["chat"]> => ({
  history: ({ teeTimeId }) => {
    requireAccess(world, teeTimeId);
    const messages = messagesOf(world, teeTimeId);
    const last = messages.at(-1)?.seq ?? 0;
    return { messages, readUpTo: last, seenUpTo: last };
  },
  say: (message) => say(world, message, broadcast),
  delete: ({ teeTimeId, seq }) => {
    requireAccess(world, teeTimeId);
    world.messages = world.messages.map((message) =>
      message.teeTimeId === teeTimeId && message.seq === seq
        ? { ...message, message: MESSAGE_DELETED, photo: null, reactions: [], isDeleted: true }
        : message,
    );
    return { seq };
  },
  react: ({ teeTimeId, seq, emoji }) => {
    requireAccess(world, teeTimeId);
    const others = (of: ChatMessage) => of.reactions.filter(({ userId }) => userId !== world.me.id);
    world.messages = world.messages.map((message) =>
      message.teeTimeId === teeTimeId && message.seq === seq
        ? { ...message, reactions: [...others(message), ...(emoji ? [{ userId: world.me.id, emoji }] : [])] }
        : message,
    );
    return { seq, reactions: messagesOf(world, teeTimeId).find((message) => message.seq === seq)?.reactions ?? [] };
  },
});

export const messagesOf = (world: MockWorld, teeTimeId: string): ChatMessage[] =>
  world.messages.filter((message) => message.teeTimeId === teeTimeId);

export function say(
  world: MockWorld,
  { teeTimeId, message, clientId, photo }: NewMessage,
  broadcast: (message: ChatMessage) => void,
): ChatMessage {
  requireAccess(world, teeTimeId);
  if (!hasWords(message)) throw fail("requestMalformed", { text: "Message is required" });
  const posted = aChatMessage({
    id: idOf(1000 + world.messages.length),
    teeTimeId,
    seq: (messagesOf(world, teeTimeId).at(-1)?.seq ?? 0) + 1,
    userId: world.me.id,
    userName: `${world.me.firstName} ${world.me.lastName}`,
    message,
    timestamp: isoNow(),
    clientId: clientId ?? null,
    photo: photo ?? null,
  });
  world.messages = [...world.messages, posted];
  broadcast(posted);
  return posted;
}

function requireAccess(world: MockWorld, teeTimeId: string): void {
  const isHost = gameOf(world, teeTimeId).hostId === world.me.id;
  if (!isHost && myParticipation(world, teeTimeId)?.status !== "confirmed") throw fail("notParticipant");
}
