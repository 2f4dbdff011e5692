import { once } from "node:events";
import { WebSocket } from "ws";
import { z } from "zod";
import type { Env } from "../env.ts";
import { type Finding, ok, problem, warning, wordsOf } from "./finding.ts";
import { PROXY_TOKEN_HEADER, withProxyToken } from "./proxy-token.ts";

export const PROXY_ADVICE =
  "Start the server and run this again. If it runs: see to DNS, the certificate and the proxy of PUBLIC_URL.";

/** For each of its two calls, well within the time limit of the check. */
const WAIT_MS = 4000;
/** Of a documentation network: nobody has it. A client that sends it must not be taken for it. */
const FORGED = "192.0.2.123";

const answer = z.object({
  status: z.literal("ok"),
  arrived: z.object({ address: z.string(), forwardedFor: z.string().nullable() }).optional(),
});
type Arrived = NonNullable<z.infer<typeof answer>["arrived"]>;

type Settings = Pick<Env, "PUBLIC_URL" | "DATA_DIR" | "TRUST_PROXY" | "isLocal">;

/** Calls the running server as golfers do, at its public address. */
export async function checkProxy({ PUBLIC_URL, DATA_DIR, TRUST_PROXY, isLocal }: Settings): Promise<Finding[]> {
  const name = "Public address";
  try {
    const arrived = await withProxyToken(DATA_DIR, (token) => askHealth(PUBLIC_URL, token));
    if (arrived === "other") {
      const advice = "Point the proxy of this address at the server.";
      return [problem(name, `${PUBLIC_URL}/healthz is answered by something else`, advice)];
    }
    return [ok(name, `${PUBLIC_URL} answers`), checkHops(arrived, { TRUST_PROXY, isLocal }), await checkUpgrade(PUBLIC_URL)];
  } catch (error) {
    return [warning(name, `${PUBLIC_URL} does not answer: ${wordsOf(error)}`, PROXY_ADVICE)];
  }
}

async function askHealth(url: string, token: string): Promise<Arrived | "other" | undefined> {
  const response = await fetch(`${url}/healthz`, {
    headers: { [PROXY_TOKEN_HEADER]: token, "X-Forwarded-For": FORGED },
    redirect: "manual",
    signal: AbortSignal.timeout(WAIT_MS),
  });
  const read = answer.safeParse(await response.json().catch(() => undefined));
  return read.success ? read.data.arrived : "other";
}

function checkHops(arrived: Arrived | undefined, { TRUST_PROXY, isLocal }: Pick<Settings, "TRUST_PROXY" | "isLocal">): Finding {
  const name = "Proxy headers";
  if (!arrived) return warning(name, "not known", "Run this where the server runs, as its user and with its DATA_DIR.");
  const hops = arrived.forwardedFor?.split(",").map((hop) => hop.trim()) ?? [];
  const isForged = arrived.address === FORGED;
  if (isForged) {
    const advice = "Set TRUST_PROXY to the number of proxies in front: now clients can pass for any address.";
    return problem(name, "the server believes an address that a client made up", advice);
  }
  const isProxied = hops.length > 1 || (hops.length === 1 && hops[0] !== FORGED);
  if (TRUST_PROXY === 0 && isProxied && !isLocal) {
    return problem(
      name,
      "a proxy is in front, and TRUST_PROXY is 0",
      "Set TRUST_PROXY=1, or to the number of proxies: now all golfers share their limits.",
    );
  }
  if (TRUST_PROXY > 0 && !isProxied) {
    return problem(name, "X-Forwarded-For does not arrive", "Let the proxy append the client's address to X-Forwarded-For.");
  }
  return ok(
    name,
    TRUST_PROXY > 0 ? `a client's address arrives through ${TRUST_PROXY} trusted` : "no proxy is trusted, none needed",
  );
}

/** Without a session the server refuses the socket itself, with 401: a proxy that passes no upgrade answers otherwise. */
async function checkUpgrade(url: string): Promise<Finding> {
  const name = "WebSockets";
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/trpc`, { origin: url, handshakeTimeout: WAIT_MS });
  const refused = once(socket, "unexpected-response").then(([, { statusCode }]) => String(statusCode));
  const failed = once(socket, "error").then(([error]) => wordsOf(error));
  try {
    const status = await Promise.race([refused, failed]);
    if (status === "401") return ok(name, "upgrades arrive");
    const advice = "Let the proxy pass upgrades: Upgrade and Connection headers, over HTTP/1.1.";
    return problem(name, `upgrades do not arrive (${status})`, advice);
  } finally {
    socket.on("error", () => undefined);
    socket.terminate();
  }
}
