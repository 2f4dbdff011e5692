import { wholeHistory } from "@fourball/api/testing/api-client";
import { complaintsAbout } from "@fourball/api/testing/chat-history";
import { until } from "@fourball/bench/servers/until";
import type { ChatClient } from "./chat-client.ts";
import type { Group } from "./stage.ts";

const SHOWN = 10;
const CATCH_UP_MS = 60_000;

function byRoom(clients: ChatClient[]): Map<string, ChatClient[]> {
  const rooms = new Map<string, ChatClient[]>();
  for (const client of clients) rooms.set(client.teeTimeId, [...(rooms.get(client.teeTimeId) ?? []), client]);
  return rooms;
}

/** Waits until every client has received what was acknowledged in its room. A client that does not is found by its history. */
export function untilCaughtUp(clients: ChatClient[]): Promise<boolean> {
  const rooms = [...byRoom(clients).values()].map((readers) => ({
    readers,
    last: Math.max(0, ...readers.flatMap(({ acked }) => acked.map(({ seq }) => seq))),
  }));
  const isBehind = ({ readers, last }: (typeof rooms)[number]): boolean =>
    readers.some(({ received }) => (received.at(-1)?.seq ?? 0) < last);
  return until(() => !rooms.some(isBehind), CATCH_UP_MS);
}

/** Compares what was acknowledged and received with what the server has stored. */
export async function historyComplaints(url: string, groups: Group[], clients: ChatClient[]): Promise<string[]> {
  const rooms = byRoom(clients);
  const complaints: string[] = [];
  for (const { teeTimeId, cookies } of groups) {
    const readers = rooms.get(teeTimeId) ?? [];
    const found = complaintsAbout({
      stored: await wholeHistory(url, { id: "", cookie: cookies[0] ?? "" }, teeTimeId),
      read: readers.map(({ received }) => received),
      acked: readers.flatMap(({ acked }) => acked),
    });
    complaints.push(...found.map((complaint) => `chat ${teeTimeId}: ${complaint}`));
  }
  if (complaints.length <= SHOWN) return complaints;
  return [...complaints.slice(0, SHOWN), `and ${complaints.length - SHOWN} more`];
}
