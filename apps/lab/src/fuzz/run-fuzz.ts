import { type Arbitrary, oneof, sample } from "fast-check";
import { oddHostInput, rawBytesInput, staticPathInput } from "./byte-inputs.ts";
import { restInput, trpcInput } from "./http-inputs.ts";
import type { FuzzInput } from "./input.ts";
import type { Outcome } from "./outcome.ts";
import { keepScene, type Scene, setScene } from "./scene.ts";
import { sendBytes } from "./send-bytes.ts";
import { sendHttp } from "./send-http.ts";
import { sendFrames } from "./send-socket.ts";
import { rawSocketInput, rpcSocketInput } from "./socket-inputs.ts";
import { type Surface, surfaceOf } from "./surface.ts";
import { Tally } from "./tally.ts";

type Work = { url: string; count: number; seed: number; onProgress?: (sent: number) => void };

/** Each batch has a seed of its own, so that a fault is repeated by at most this many inputs. */
const BATCH = 500;
const AT_ONCE = 8;

/** Stops early when the server is gone. */
export async function runFuzz({ url, count, seed, onProgress }: Work): Promise<{ tally: Tally; isAlive: boolean }> {
  const tally = new Tally();
  const inputs = inputsOf(await surfaceOf(url));
  let scene = await setScene(url);
  for (let sent = 0; sent < count; sent += BATCH) {
    const batch = sample(inputs, { seed: seed + sent / BATCH, numRuns: Math.min(BATCH, count - sent) }).entries();
    const sendOn = async () => {
      for (const [index, input] of batch)
        tally.add({ seed: seed + sent / BATCH, count: index + 1, input, outcome: await send(scene, input) });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
    if (!(await isHealthy(url))) return { tally, isAlive: false };
    scene = await keepScene(scene);
    onProgress?.(Math.min(count, sent + BATCH));
  }
  return { tally, isAlive: true };
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

function send(scene: Scene, input: FuzzInput): Promise<Outcome> {
  switch (input.kind) {
    case "REST":
    case "tRPC":
      return sendHttp(scene, input);
    case "/ws":
      return sendFrames(scene, "/ws", input);
    case "/trpc socket":
      return sendFrames(scene, "/trpc", input);
    case "static path":
    case "odd host":
      return sendBytes(scene, input.bytes);
    case "raw bytes":
      return sendBytes(scene, input.bytes, { isWhole: false });
  }
}

/** Half of the inputs are for REST and tRPC. */
const inputsOf = (surface: Surface): Arbitrary<FuzzInput> =>
  oneof(
    { weight: 4, arbitrary: restInput(surface) },
    { weight: 3, arbitrary: trpcInput(surface) },
    { weight: 2, arbitrary: rawSocketInput },
    { weight: 2, arbitrary: rpcSocketInput(surface) },
    { weight: 2, arbitrary: staticPathInput },
    { weight: 1, arbitrary: oddHostInput },
    { weight: 1, arbitrary: rawBytesInput },
  );
