import { type Arbitrary, constantFrom } from "fast-check";

export type Caller = "golfer" | "admin" | "nobody";
export type HttpInput = {
  method: string;
  path: string;
  query: Record<string, string>;
  as: Caller;
  headers: Record<string, string>;
  body: string | undefined;
};
export type SocketInput = { as: Caller; frames: (string | number[])[] };

/** Inputs hold no ids of rows, so that the same seed gives the same inputs against every server. */
export type FuzzInput =
  | ({ kind: "REST" | "tRPC" } & HttpInput)
  | ({ kind: "/ws" | "/trpc socket" } & SocketInput)
  | { kind: "static path" | "odd host" | "raw bytes"; bytes: string };

export type Kind = FuzzInput["kind"];

export const caller: Arbitrary<Caller> = constantFrom("golfer", "golfer", "admin", "nobody");
