type Contender = { name: string; server: { url: string }; path: string };

/** Only servers that send the same cards are comparable. */
export async function assertSamePage(contenders: Contender[], cookie: string): Promise<void> {
  const pages = await Promise.all(
    contenders.map(async ({ server, path }) => {
      const response = await fetch(server.url + path, { headers: { cookie } });
      return JSON.stringify(cardsOf(await response.json()));
    }),
  );
  const odd = contenders.filter((_, index) => pages[index] !== pages[0] || pages[index]?.startsWith("[{") !== true);
  if (odd.length > 0) throw new Error(`Not the same page: ${odd.map(({ name }) => name.trim()).join(", ")}`);
}

/** The cards of any response format: a tRPC batch, a page, a plain list. */
function cardsOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer[0]?.result?.data.items ?? answer;
  return typeof answer === "object" && answer !== null && "items" in answer ? answer.items : answer;
}
