import type { ContestedGame } from "../data/contested-games.ts";
import type { Attempt } from "../load/race.ts";

type Request = ContestedGame["requests"][number];

export type Target = {
  name: string;
  server: "fourball" | "ceiling" | "express";
  approve(game: ContestedGame, request: Request): Attempt;
  join(game: ContestedGame, request: Request): Attempt;
};

const post = (path: string, body: unknown, { cookie }: { cookie: string }): Attempt => ({ method: "POST", path, body, cookie });

const peer = (name: string, server: Target["server"]): Target => ({
  name,
  server,
  approve: ({ host }, { participantId }) => post("/decide", { participantId }, host),
  join: ({ id }, { golfer }) => post("/join", { teeTimeId: id }, golfer),
});

/** As our clients send a call. */
const call = (name: string, input: unknown, golfer: { cookie: string }): Attempt =>
  post(`/trpc/${name}?batch=1`, { 0: input }, golfer);

/** The same actions on every server and protocol; the ceiling first. */
export const targets: Target[] = [
  peer("ceiling: node:http, prepared statements, row lock", "ceiling"),
  {
    name: "Fourball, tRPC",
    server: "fourball",
    approve: ({ host }, { participantId }) => call("participation.decide", { participantId, status: "confirmed" }, host),
    join: ({ id }, { golfer }) => call("teeTime.join", { teeTimeId: id }, golfer),
  },
  {
    name: "Fourball, REST",
    server: "fourball",
    approve: ({ host }, { participantId }) => ({
      method: "PATCH",
      path: `/api/participants/${participantId}/status`,
      body: { status: "confirmed" },
      cookie: host.cookie,
    }),
    join: ({ id }, { golfer }) => post(`/api/tee-times/${id}/join`, {}, golfer),
  },
  peer("Express + drizzle, counts and writes", "express"),
];
