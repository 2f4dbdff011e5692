import { type Arbitrary, oneof } from "fast-check";
import { oddHostInput, rawBytesInput, staticPathInput } from "./byte-inputs.ts";
import { restInput, trpcInput } from "./http-inputs.ts";
import type { FuzzInput } from "./input.ts";
import { rawSocketInput, rpcSocketInput } from "./socket-inputs.ts";
import type { Surface } from "./surface.ts";

/** Half of the inputs are for REST and tRPC. */
export const inputsOf = (surface: Surface): Arbitrary<FuzzInput> =>
  oneof(
    { weight: 4, arbitrary: restInput(surface) },
    { weight: 3, arbitrary: trpcInput(surface) },
    { weight: 2, arbitrary: rawSocketInput },
    { weight: 2, arbitrary: rpcSocketInput(surface) },
    { weight: 2, arbitrary: staticPathInput },
    { weight: 1, arbitrary: oddHostInput },
    { weight: 1, arbitrary: rawBytesInput },
  );
