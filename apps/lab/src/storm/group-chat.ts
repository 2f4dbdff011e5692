import type { Answers } from "./answers.ts";
import { ChatClient } from "./chat-client.ts";
import type { Delays } from "./delays.ts";
import type { Group } from "./stage.ts";

type Options = { urls: string[]; answers: Answers; delays: Delays };

/** A client for each golfer of the groups, the golfers of a group on different servers. */
export const clientsOf = (groups: Group[], { urls, answers, delays }: Options): ChatClient[] =>
  groups.flatMap(({ teeTimeId, cookies }, game) =>
    cookies.map(
      (cookie, player) =>
        new ChatClient({
          url: urls[player % urls.length] ?? "",
          cookie,
          teeTimeId,
          name: `golfer-${game}-${player}`,
          answers,
          delays,
        }),
    ),
  );

export const closeAll = async (clients: ChatClient[]): Promise<void> => {
  await Promise.all(clients.map((client) => client.close()));
};

export const sum = (clients: ChatClient[], of: (client: ChatClient) => number): number =>
  clients.reduce((total, client) => total + of(client), 0);
