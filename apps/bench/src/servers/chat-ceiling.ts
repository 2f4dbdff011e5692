import { type WebSocket, WebSocketServer } from "ws";
import { nextLine, roomOf } from "./chat-line.ts";
import { readJob, sayReady } from "./peer-process.ts";

/** As little as a room can be: one string, made once, sent to each socket. */
const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: readJob().port, host: "127.0.0.1" }, sayReady);

server.on("connection", (socket, { url }) => {
  const name = roomOf(url);
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on("close", () => room.delete(socket));
  socket.on("message", (words) => {
    const line = JSON.stringify(nextLine(name, words.toString()));
    for (const listener of room) listener.send(line);
  });
  socket.send("joined");
});
