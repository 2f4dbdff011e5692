import { setTimeout as pause } from "node:timers/promises";
import { connectListener, type Listener } from "@fourball/bench/load/chat-listeners";
import { type ListenerConfig, protocols } from "@fourball/bench/load/chat-protocols";
import { bodyAt, type Faults, noFaults, ReceivedChat } from "./received-chat.ts";

/** The listeners of a chat; they use the servers in turn. */
export type ChatConfig = ListenerConfig[];
export type ChatsWork = { urls: string[]; chats: ChatConfig[]; perSecond: number; seconds: number };
export type ChatsFigures = { sent: number; missing: number; latencies: number[]; faults: Faults };

const CONNECTING_AT_ONCE = 32;
const TICK_MS = 5;
const SETTLE_TIMEOUT_MS = 15_000;

const protocol = protocols["/ws"];
const latencies: number[] = [];
const record = { latencies, faults: noFaults() };

type Chat = { listeners: { listener: Listener; received: ReceivedChat }[]; sent: number };

async function connect({ urls, chats }: ChatsWork): Promise<Chat[]> {
  const connected: Chat[] = [];
  const waiting = [...chats];
  const onLost = () => record.faults.lostSockets++;
  const connectNext = async (): Promise<void> => {
    for (let configs = waiting.pop(); configs; configs = waiting.pop()) {
      const listeners: Chat["listeners"] = [];
      for (const [index, config] of configs.entries()) {
        const received = new ReceivedChat(record);
        const url = urls[index % urls.length] ?? "";
        const onMessage = (text: Buffer) => received.receive(text.toString());
        listeners.push({ received, listener: await connectListener(url, protocol, config, { onMessage, onLost }) });
      }
      connected.push({ listeners, sent: 0 });
    }
  };
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, connectNext));
  return connected;
}

/** Sends at a fixed rate to the chats in turn, from their listeners in turn, and waits for what is on its way. */
async function run(chats: Chat[], { perSecond, seconds }: ChatsWork): Promise<ChatsFigures> {
  const all = Math.ceil(seconds * perSecond);
  const started = Date.now();
  for (let sent = 0; sent < all; ) {
    const due = Math.min(all, Math.floor(((Date.now() - started) / 1000) * perSecond) + 1);
    // Measured from the time when it is due, so that a delay of this process counts.
    for (; sent < due; sent++) say(chats, sent, started + (sent / perSecond) * 1000);
    await pause(TICK_MS);
  }
  const until = Date.now() + SETTLE_TIMEOUT_MS;
  while (missingIn(chats) > 0 && Date.now() < until) await pause(TICK_MS);
  return { sent: all, missing: missingIn(chats), ...record };
}

function say(chats: Chat[], index: number, at: number): void {
  const chat = chats[index % chats.length];
  const speaker = chat?.listeners[Math.floor(index / chats.length) % chat.listeners.length];
  if (!chat || !speaker) throw new Error("there is no chat to say something in");
  speaker.listener.send(protocol.messageFrame(speaker.listener.config, bodyAt(Math.round(at))));
  chat.sent++;
}

const missingIn = (chats: Chat[]): number =>
  chats.reduce((sum, { listeners, sent }) => sum + listeners.reduce((own, { received }) => own + sent - received.lastSeq, 0), 0);

/** A process of its own: it says when all are connected, starts when it hears anything, and answers with its figures. */
process.once("message", async (work: ChatsWork) => {
  const chats = await connect(work);
  process.once("message", async () => {
    process.send?.(await run(chats, work), () => process.exit());
  });
  process.send?.("connected");
});
