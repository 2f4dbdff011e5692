import { createServer } from "node:http";
import { Server } from "socket.io";
import { nextMessage, roomOf } from "./chat-message.ts";
import { readJob, sayReady } from "./peer-process.ts";

/** Socket.IO's own rooms. */
const http = createServer();
const io = new Server(http, { transports: ["websocket"], serveClient: false });

io.on("connection", (socket) => {
  const room = roomOf(socket.handshake.url);
  void socket.join(room);
  socket.on("say", (text: string) => io.to(room).emit("line", nextMessage(room, text)));
  socket.emit("joined");
});

http.listen(readJob().port, "127.0.0.1", sayReady);
