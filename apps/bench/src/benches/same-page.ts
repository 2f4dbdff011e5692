import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

type Contender = { name: string; server: { url: string }; path: string };

/** Only servers that send the same cards are comparable. */
export async function assertSamePage([first, ...others]: Contender[], cookie: string): Promise<void> {
  const page = first ? await cardsFrom(first, cookie) : [];
  if (page.length === 0) throw new Error(`No cards from ${first?.name}`);
  for (const contender of others) {
    const different = differences(page, await cardsFrom(contender, cookie));
    if (different.length > 0)
      throw new Error(`Not the same page: ${contender.name.trim()} differs in ${different.slice(0, 3).join("; ")}`);
  }
}

const cards = z.array(z.record(z.string(), z.unknown()));
const page = z.object({ items: cards });
const batch = z.array(z.object({ result: z.object({ data: z.unknown() }) }));
const itemsOf = ({ items }: z.infer<typeof page>) => items;
/** The cards of any response format: a page, a tRPC batch with one, a plain list. */
const anyAnswer = z.union([
  page.transform(itemsOf),
  batch.transform((calls) =>
    calls.map(({ result }) => page.safeParse(result.data)).flatMap(({ data }) => (data ? itemsOf(data) : [])),
  ),
  cards,
]);
type Card = z.infer<typeof cards>[number];

async function cardsFrom({ name, server, path }: Contender, cookie: string): Promise<Card[]> {
  const response = await fetch(server.url + path, { headers: { cookie } });
  if (!response.ok) throw new Error(`${name.trim()} answered ${response.status}: ${await response.text()}`);
  return anyAnswer.parse(await response.json());
}

/** Which fields of which cards differ, with both values. */
function differences(expected: Card[], found: Card[]): string[] {
  if (expected.length !== found.length) return [`the number of cards: ${expected.length}, ${found.length}`];
  return expected.flatMap((card, index) =>
    [...new Set([...Object.keys(card), ...Object.keys(found[index] ?? {})])]
      .filter((field) => !isDeepStrictEqual(card[field], found[index]?.[field]))
      .map((field) => `card ${index}, ${field}: ${JSON.stringify(card[field])}, ${JSON.stringify(found[index]?.[field])}`),
  );
}
