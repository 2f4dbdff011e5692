import { CHAT_PAGE, DELETE_MINUTES, hasWords, isChatOpen, MESSAGE_DELETED } from "@fourball/domain/chat/constants";
import type { ChatMessage, ChatPhoto } from "@fourball/domain/chat/message";
import { SYSTEM_MESSAGE } from "@fourball/domain/chat/system-message";
import { fail } from "@fourball/domain/failure";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import { aChatMessage } from "../tee-time-fixtures.ts";
import { bySoonest, nameOf } from "./views.ts";
import { gameOf, lastRead, type MockWorld, markRead, readersOf, statusIn, teeOffOf } from "./world.ts";

type NewMessage = { teeTimeId: string; message: string; clientId?: string | undefined; photo?: ChatPhoto };
type Answers = Omit<MockTree["chat"], "socketToken">;

/** `type` shows the others in the chat that the viewer is typing. */
export const chatAnswers = (world: MockWorld, type: (teeTimeId: string) => void): Answers => ({
  history: ({ teeTimeId, before = Number.POSITIVE_INFINITY, limit = CHAT_PAGE }) => {
    const game = roomOf(world, teeTimeId);
    const messages = messagesOf(world, teeTimeId).filter(({ seq }) => seq < before);
    const readUpTo = lastRead(world, teeTimeId, world.me.id);
    return { messages: messages.slice(-limit), readUpTo, seenUpTo: seenUpTo(world, game) };
  },
  unread: () =>
    world.games
      .filter((game) => plays(world, game) && isOpen(game))
      .toSorted(bySoonest)
      .map(({ id: teeTimeId }) => ({ teeTimeId, count: unreadIn(world, teeTimeId), isMuted: world.muted.includes(teeTimeId) }))
      .filter(({ count }) => count > 0),
  say: (message) => say(world, message),
  delete: ({ teeTimeId, seq }) => {
    const { hostId } = roomOf(world, teeTimeId);
    const message = messagesOf(world, teeTimeId).find((each) => each.seq === seq && each.type === "message");
    if (!message) throw fail("messageNotFound");
    if (message.isDeleted) return { seq };
    if (hostId !== world.me.id) {
      if (message.userId !== world.me.id) throw fail("messageOfAnother");
      const age = Temporal.Now.instant().since(Temporal.Instant.from(message.timestamp));
      if (age.total("minutes") >= DELETE_MINUTES) throw fail("deleteTooLate", { values: { minutes: DELETE_MINUTES } });
    }
    changeMessage(world, message, { message: MESSAGE_DELETED, photo: null, reactions: [], isDeleted: true });
    return { seq };
  },
  react: ({ teeTimeId, seq, emoji }) => {
    const isMessage = (each: ChatMessage) => each.seq === seq && each.type === "message" && !each.isDeleted;
    assertOpen(roomOf(world, teeTimeId));
    const message = messagesOf(world, teeTimeId).find(isMessage);
    if (!message) {
      if (emoji) throw fail("messageNotFound");
      return { seq, reactions: [] };
    }
    const own = message.reactions.find(({ userId }) => userId === world.me.id);
    const others = message.reactions.filter((each) => each !== own);
    const reactions =
      emoji && own
        ? message.reactions.map((each) => (each === own ? { ...own, emoji } : each))
        : [...others, ...(emoji ? [{ userId: world.me.id, emoji }] : [])];
    changeMessage(world, message, { reactions });
    return { seq, reactions };
  },
  markRead: ({ teeTimeId, seq }) => {
    roomOf(world, teeTimeId);
    const last = messagesOf(world, teeTimeId).at(-1)?.seq;
    if (last !== undefined) markRead(world, teeTimeId, world.me.id, Math.min(seq, last));
    return { teeTimeId };
  },
  typing: ({ teeTimeId }) => {
    roomOf(world, teeTimeId);
    type(teeTimeId);
    return { teeTimeId };
  },
  mute: ({ teeTimeId, isMuted }) => {
    roomOf(world, teeTimeId);
    const others = world.muted.filter((id) => id !== teeTimeId);
    world.muted = isMuted ? [...others, teeTimeId] : others;
    return { teeTimeId, isMuted };
  },
  muted: () => [...world.muted],
});

/** As they read now: what the room notes itself has the name that the golfer has. */
export const messagesOf = (world: MockWorld, teeTimeId: string): ChatMessage[] =>
  world.messages
    .filter((message) => message.teeTimeId === teeTimeId)
    .map((message) => {
      const userName = message.userId === null ? message.userName : nameOf(world, message.userId);
      return { ...message, userName, ...(message.type !== "message" && { message: SYSTEM_MESSAGE[message.type](userName) }) };
    });

/** The last message that everyone else in the game has read. */
export function seenUpTo(world: MockWorld, game: TeeTimeDetail): number {
  const others = readersOf(world, game).filter((id) => id !== world.me.id);
  return others.length > 0 ? Math.min(...others.map((id) => lastRead(world, game.id, id))) : 0;
}

export function say(world: MockWorld, { teeTimeId, message, clientId, photo }: NewMessage): ChatMessage {
  assertOpen(roomOf(world, teeTimeId));
  if (!hasWords(message)) throw fail("requestMalformed", { text: "Message is required" });
  const all = messagesOf(world, teeTimeId);
  const sent = clientId && all.find((each) => each.userId === world.me.id && each.clientId === clientId);
  if (sent) return sent;
  const posted = aChatMessage({
    id: crypto.randomUUID(),
    teeTimeId,
    seq: (all.at(-1)?.seq ?? 0) + 1,
    userId: world.me.id,
    userName: nameOf(world, world.me.id),
    message,
    timestamp: isoNow(),
    clientId: clientId ?? null,
    photo: photo ?? null,
  });
  world.messages = [...world.messages, posted];
  return posted;
}

function changeMessage(world: MockWorld, { id }: ChatMessage, changes: Partial<ChatMessage>): void {
  world.messages = world.messages.map((each) => (each.id === id ? { ...each, ...changes } : each));
}

export const plays = (world: MockWorld, game: TeeTimeDetail): boolean =>
  ["host", "confirmed"].includes(statusIn(world, game) ?? "");

/** The game whose host or confirmed player the viewer is: its chat is theirs. */
export function roomOf(world: MockWorld, teeTimeId: string): TeeTimeDetail {
  const game = gameOf(world, teeTimeId);
  if (!plays(world, game)) throw fail("notParticipant");
  return game;
}

const isOpen = ({ status, teeOffAt }: TeeTimeDetail): boolean =>
  isChatOpen({ status, teeOffAt: teeOffOf({ teeOffAt }) }, Temporal.Now.instant());

function assertOpen(game: TeeTimeDetail): void {
  if (!isOpen(game)) throw fail("chatClosed");
}

const unreadIn = (world: MockWorld, teeTimeId: string): number =>
  messagesOf(world, teeTimeId).filter(
    ({ seq, type, userId, isDeleted }) =>
      seq > lastRead(world, teeTimeId, world.me.id) && type === "message" && userId !== world.me.id && !isDeleted,
  ).length;
