import type { At, RouterInputs, RouterOutputs } from "@fourball/api/router-types";

type StreamsOf<Name extends keyof RouterOutputs> = {
  [Procedure in keyof RouterOutputs[Name]]: RouterOutputs[Name][Procedure] extends AsyncIterable<unknown>
    ? `${Name & string}.${Procedure & string}`
    : never;
}[keyof RouterOutputs[Name]];

/** The path of every subscription of the router, as it crosses the wire: `chat.events`. */
export type StreamPath = { [Name in keyof RouterOutputs]: StreamsOf<Name> }[keyof RouterOutputs];

export type StreamInput<Path extends StreamPath> = At<RouterInputs, Path>;

/** One event of a subscription; what the router marks with an id is named without it. */
export type StreamEvent<Path extends StreamPath> =
  At<RouterOutputs, Path> extends AsyncIterable<infer Event>
    ? Event extends { id: string; data: infer Data }
      ? Data
      : Event
    : never;
