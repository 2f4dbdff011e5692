import { type WebSocket, WebSocketServer } from "ws";
import { nextMessage, roomOf } from "./chat-message.ts";
import { readJob, sayReady } from "./peer-process.ts";

/** The simplest room: a string, serialized once and sent to each socket. */
const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: readJob().port, host: "127.0.0.1" }, sayReady);

server.on("connection", (socket, { url }) => {
  const name = roomOf(url);
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on("close", () => room.delete(socket));
  socket.on("message", (text) => {
    const message = JSON.stringify(nextMessage(name, text.toString()));
    for (const listener of room) listener.send(message);
  });
  socket.send("joined");
});
