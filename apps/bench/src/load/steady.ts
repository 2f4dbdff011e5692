import autocannon from "autocannon";
import { serveParent } from "./child-process.ts";

export const CONNECTIONS = 32;

export type SteadyLoad = { url: string; paths: string[]; cookies: string[]; seconds: number };
export type SteadyFigures = { answered: number; perSecond: number; p50: number; p99: number; bytes: number; failed: number };

/** Every connection sends its next request as soon as the last is answered, rotating through its share of the golfers and through all paths. */
async function steady({ url, paths, cookies, seconds }: SteadyLoad): Promise<SteadyFigures> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient(client) {
      const own = connection++;
      const share = cookies.filter((_, index) => index % CONNECTIONS === own);
      const requests = Array.from({ length: Math.max(share.length, paths.length) }, (_, index) => ({
        method: "GET" as const,
        // Connections start at different paths.
        path: paths[(own * share.length + index) % paths.length] ?? "",
        headers: { cookie: share[index % share.length] ?? "" },
      }));
      client.setRequests(requests);
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
