import { Agent, request } from "node:http";
import type { Listener } from "./chat-listeners.ts";
import type { Protocol } from "./chat-protocols.ts";

export type OutgoingMessage = { room: string; body: string };

/** Sends messages; resolves when ready for more. */
export type Sender = { send(messages: OutgoingMessage[]): Promise<void>; close(): Promise<void> };

/** Picks the listeners of each room in turn. */
const roundRobin = (listeners: Listener[]): ((room: string) => Listener) => {
  const rooms = new Map<string, { all: Listener[]; turn: number }>();
  for (const listener of listeners) {
    const room = rooms.get(listener.config.room);
    if (room) room.all.push(listener);
    else rooms.set(listener.config.room, { all: [listener], turn: 0 });
  }
  return (name) => {
    const room = rooms.get(name);
    const next = room?.all[room.turn++ % room.all.length];
    if (!next) throw new Error("the room has no listeners");
    return next;
  };
};

/** Sends on the listeners' own sockets. */
export function socketSender(messageFrame: NonNullable<Protocol["messageFrame"]>, listeners: Listener[]): Sender {
  const next = roundRobin(listeners);
  return {
    async send(messages) {
      for (const { room, body } of messages) {
        const { config, send } = next(room);
        send(messageFrame(config, body));
      }
    },
    async close() {},
  };
}

/** Sends by `chat.say`, as the web app does. */
export function httpSender(url: string, listeners: Listener[]): Sender {
  const next = roundRobin(listeners);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const pending = new Set<Promise<void>>();
  const post = (cookie: string, body: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body), cookie };
      const call = request(`${url}/trpc/chat.say?batch=1`, { method: "POST", agent, headers }, (response) => {
        response.resume();
        if (response.statusCode === 200) response.once("end", resolve);
        else reject(new Error(`chat.say answered ${response.statusCode}`));
      });
      call.once("error", reject);
      call.end(body);
    });
  return {
    async send(messages) {
      for (const { room, body } of messages) {
        const posted = post(next(room).config.cookie, JSON.stringify({ 0: { teeTimeId: room, message: body } }));
        pending.add(posted);
        void posted.then(() => pending.delete(posted));
      }
    },
    async close() {
      await Promise.all(pending);
      agent.destroy();
    },
  };
}
