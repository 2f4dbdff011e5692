import { Agent, request } from "node:http";
import type { Dialect } from "./chat-dialects.ts";
import type { Listener } from "./chat-listeners.ts";

export type Words = { room: string; words: string };

/** Says messages; the promise is kept once more may be said. */
export type Speaker = { say(messages: Words[]): Promise<void>; close(): Promise<void> };

/** The listeners of a room speak in turn. */
const inTurn = (listeners: Listener[]): ((room: string) => Listener) => {
  const rooms = new Map<string, Listener[]>();
  for (const listener of listeners) rooms.set(listener.seat.room, [...(rooms.get(listener.seat.room) ?? []), listener]);
  let turn = 0;
  return (room) => {
    const all = rooms.get(room) ?? [];
    const one = all[turn++ % all.length];
    if (!one) throw new Error("nobody is in the room");
    return one;
  };
};

/** On the sockets on which they listen. */
export function socketSpeaker(say: NonNullable<Dialect["say"]>, listeners: Listener[]): Speaker {
  const next = inTurn(listeners);
  return {
    async say(messages) {
      for (const { room, words } of messages) {
        const { seat, send } = next(room);
        send(say(seat, words));
      }
    },
    async close() {},
  };
}

/** By `chat.say`, as the web app does. */
export function httpSpeaker(url: string, listeners: Listener[]): Speaker {
  const next = inTurn(listeners);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const underWay = new Set<Promise<void>>();
  const post = (cookie: string, body: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body), cookie };
      const call = request(`${url}/trpc/chat.say`, { method: "POST", agent, headers }, (response) => {
        response.resume();
        if (response.statusCode === 200) response.once("end", resolve);
        else reject(new Error(`chat.say answered ${response.statusCode}`));
      });
      call.once("error", reject);
      call.end(body);
    });
  return {
    async say(messages) {
      for (const { room, words } of messages) {
        const posted = post(next(room).seat.cookie, JSON.stringify({ teeTimeId: room, message: words }));
        underWay.add(posted);
        void posted.then(() => underWay.delete(posted));
      }
    },
    async close() {
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}
