import { createFourballClient, type FourballClient } from "@fourball/client";
import { WebSocket } from "ws";

type Golfer = { url: string; email: string; password: string };

/** Requests to join the first tee time with an open spot, and passes on its chat once the host has approved. */
export async function followAChat(golfer: Golfer, onMessage: (text: string) => void): Promise<FourballClient> {
  const client = createFourballClient({ url: golfer.url, headers: { cookie: await signIn(golfer) }, WebSocket });
  try {
    const [game] = (await client.api.teeTime.list.query({ minOpen: 1 })).items;
    if (!game) throw new Error("No game has an open spot");
    await client.api.teeTime.join.mutate({ teeTimeId: game.id, message: "Room for one more?" });
    await approval(client, game.id);
    client.api.chat.events.subscribe(
      { teeTimeId: game.id, lastEventId: 0 },
      { onData: ({ data }) => data.type === "message" && data.message.type === "message" && onMessage(data.message.message) },
    );
    return client;
  } catch (error) {
    await client.close();
    throw error;
  }
}

async function signIn({ url, email, password }: Golfer): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify({ email, password }) });
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

/** A change only says what to refetch. A new subscription also gets the changes of the last half minute, so none is missed. */
const approval = ({ api }: FourballClient, teeTimeId: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => void api.teeTime.get.query({ teeTimeId }).then(({ viewerStatus }) => settle(viewerStatus), reject);
    const changes = api.live.changes.subscribe(undefined, { onStarted: look, onData: look, onError: reject });
    function settle(viewerStatus: string | null): void {
      if (viewerStatus === "pending") return;
      changes.unsubscribe();
      if (viewerStatus === "confirmed") resolve();
      else reject(new Error("The host declined"));
    }
  });
