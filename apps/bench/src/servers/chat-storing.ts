import postgres from "postgres";
import { type WebSocket, WebSocketServer } from "ws";
import { messageOf, roomOf } from "./chat-message.ts";
import { readJob, sayReady } from "./peer-process.ts";

/** The simplest room that keeps its messages: a transaction a message, in prepared statements, then a string for all sockets. */
const { databaseUrl, port } = readJob();
/** As many connections as Fourball has. */
const sql = postgres(databaseUrl, { max: 10, onnotice: () => {} });
const prepared = { prepare: true } as const;
const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port, host: "127.0.0.1" }, sayReady);

/** What Fourball guarantees: only in an open game, under the next number of its chat. */
const store = (teeTimeId: string, text: string) =>
  sql.begin(async (tx) => {
    const [game] = await tx.unsafe<{ hostId: string }[]>(
      `select host_id as "hostId" from tee_times where id = $1 and status = 'active' and tee_off_at > now() for key share`,
      [teeTimeId],
      prepared,
    );
    if (!game) throw new Error("This chat is closed");
    const [room] = await tx.unsafe<{ seq: number }[]>(
      "update chat_rooms set last_seq = last_seq + 1 where tee_time_id = $1 returning last_seq as seq",
      [teeTimeId],
      prepared,
    );
    if (!room) throw new Error("There is no such chat");
    const [stored] = await tx.unsafe<{ id: string; at: Date }[]>(
      `insert into chat_messages (tee_time_id, seq, user_id, message) values ($1, $2, $3, $4) returning id, created_at as at`,
      [teeTimeId, room.seq, game.hostId, text],
      prepared,
    );
    if (!stored) throw new Error("The message was not stored");
    return messageOf({ teeTimeId, seq: room.seq, userId: game.hostId, message: text, id: stored.id, at: stored.at });
  });

server.on("connection", (socket, { url }) => {
  const teeTimeId = roomOf(url);
  const room = rooms.get(teeTimeId) ?? new Set();
  rooms.set(teeTimeId, room.add(socket));
  socket.on("close", () => room.delete(socket));
  socket.on("message", (text) => {
    store(teeTimeId, text.toString()).then(
      (message) => {
        const frame = JSON.stringify(message);
        for (const listener of room) listener.send(frame);
      },
      ({ message }: Error) => socket.send(JSON.stringify({ type: "error", message })),
    );
  });
  socket.send("joined");
});
