import type { ProcedurePath } from "../../router-types.ts";
import { type AccessCase, anyone, CLOSED, filters, gamePath, games, members, OK, read, seated, theGame } from "./access-case.ts";

export const messageCases = {
  "chat.history": games((game) => ({
    game,
    input: theGame,
    rest: read((scene) => gamePath(scene, "/messages")),
    outcomes: seated(game, OK),
  })),
  "chat.say": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), message: "See you on the first tee" }),
    outcomes: seated(game, game === "cancelled" ? CLOSED : OK),
  })),
  "chat.react": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), seq: 1, emoji: null }),
    outcomes: seated(game, game === "cancelled" ? CLOSED : OK),
  })),
  "chat.delete": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), seq: 1 }),
    outcomes: { ...seated(game, OK), confirmed: "403 Only its author or the host can delete a message" },
  })),
  "chat.markRead": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), seq: 1 }),
    outcomes: seated(game, OK),
  })),
  "chat.typing": games((game) => ({ game, input: theGame, outcomes: seated(game, OK) })),
  "chat.mute": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), isMuted: true }),
    outcomes: seated(game, OK),
  })),
  "chat.muted": [{ game: "listed", outcomes: members(OK) }],
  "chat.events": games((game) => ({ game, input: theGame, outcomes: seated(game, OK) })),
  "chat.unread": [{ game: "listed", outcomes: members(OK) }],
  "chat.socketToken": [{ game: "listed", rest: () => ["POST", "/api/auth/websocket-token", {}], outcomes: members(OK) }],
  "live.changes": [{ game: "listed", outcomes: members(OK) }],
  "notification.list": [{ game: "listed", ...filters, outcomes: members(OK) }],
  "notification.unread": [{ game: "listed", outcomes: members(OK) }],
  "notification.markRead": [{ game: "listed", ...filters, outcomes: members(OK) }],
  "notification.unsubscribe": [
    {
      game: "listed",
      input: () => ({ token: "no such token", group: "JoinRequests" }),
      outcomes: anyone("404 This link no longer works"),
    },
  ],
  "notification.pushKey": [{ game: "listed", outcomes: members(OK) }],
  "notification.subscribePush": [
    {
      game: "listed",
      input: () => ({ endpoint: "https://updates.push.services.mozilla.com/wpush/v2/a", keys: { p256dh: "aa", auth: "bb" } }),
      outcomes: members(OK),
    },
    {
      game: "listed",
      input: () => ({ endpoint: "https://localhost/internal", keys: { p256dh: "aa", auth: "bb" } }),
      outcomes: members("400 Not a push service"),
    },
  ],
  "notification.unsubscribePush": [
    { game: "listed", input: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/a" }), outcomes: members(OK) },
  ],
  "calendar.feed": [{ game: "listed", outcomes: members(OK) }],
  "calendar.renewFeed": [{ game: "listed", outcomes: members(OK) }],
  "calendar.revokeFeed": [{ game: "listed", outcomes: members(OK) }],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
