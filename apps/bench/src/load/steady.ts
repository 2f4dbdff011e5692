import autocannon from "autocannon";
import { serveParent } from "./child-process.ts";

export const CONNECTIONS = 32;

export type SteadyLoad = { url: string; path: string; cookies: string[]; seconds: number };
export type SteadyFigures = { answered: number; perSecond: number; p50: number; p99: number; bytes: number; failed: number };

/** Every connection sends its next request as soon as the last is answered, rotating through its share of the golfers. */
async function steady({ url, path, cookies, seconds }: SteadyLoad): Promise<SteadyFigures> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(client) {
      const share = cookies.filter((_, index) => index % CONNECTIONS === connection);
      connection++;
      client.setRequests(share.map((cookie) => ({ method: "GET" as const, path, headers: { cookie } })));
    },
  });
  const answered = result["2xx"];
  return {
    answered,
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    failed: result.non2xx + result.errors,
  };
}

serveParent(steady);
