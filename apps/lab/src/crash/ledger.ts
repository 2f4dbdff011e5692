import { type BlackBoxGolfer, wholeHistory } from "@fourball/api/testing/api-client";
import { type ChatHistory, complaintsAbout } from "@fourball/api/testing/chat-history";
import { z } from "zod";

/** What the golfers of one game were told is stored. */
export type Ledger = {
  teeTimeId: string;
  host: BlackBoxGolfer;
  player: BlackBoxGolfer;
  games: { description: string; id: string }[];
  joins: { teeTimeId: string; id: string }[];
  acked: ChatHistory["acked"];
};

export const writesIn = ({ games, joins, acked }: Ledger): number => games.length + joins.length + acked.length;

const hosted = z.array(z.object({ id: z.string(), description: z.string().nullable() }));
const joined = z.array(z.object({ id: z.string(), teeTimeId: z.string() }));

/** What is stored otherwise than it was acknowledged. Each write was repeated until it was, so there is nothing else. */
export async function complaintsOf(url: string, ledger: Ledger): Promise<string[]> {
  const { teeTimeId, host, player, games, joins, acked } = ledger;
  const read = async (path: string, { cookie }: BlackBoxGolfer): Promise<unknown> =>
    (await fetch(`${url}/api/dashboard/${path}`, { headers: { cookie } })).json();
  const stored = await wholeHistory(url, host, teeTimeId);
  const hosts = hosted.parse(await read("hosted", host)).filter(({ id }) => id !== teeTimeId);
  const plays = joined.parse(await read("joined", player)).filter((each) => each.teeTimeId !== teeTimeId);
  return [
    ...complaintsAbout({ stored, read: [], acked }),
    ...differences(
      "game",
      games.map(({ description, id }) => `${description} ${id}`),
      hosts.map(({ description, id }) => `${description} ${id}`),
    ),
    ...differences(
      "join",
      joins.map((each) => `${each.teeTimeId} ${each.id}`),
      plays.map((each) => `${each.teeTimeId} ${each.id}`),
    ),
  ];
}

/** Both lists have each line once, in a correct history. */
export function differences(what: string, acknowledged: string[], stored: string[]): string[] {
  const times = (list: string[], line: string): number => list.filter((each) => each === line).length;
  return [...new Set([...acknowledged, ...stored])].flatMap((line) => {
    const [said, found] = [times(acknowledged, line), times(stored, line)];
    return said === 1 && found === 1 ? [] : [`${what} ${line} was acknowledged ${said} and is stored ${found} times`];
  });
}
