import type { ContestedGame } from "../data/contested-games.ts";
import type { Attempt } from "../load/race.ts";

type Asking = ContestedGame["asking"][number];

export type Door = {
  name: string;
  server: "fourball" | "ceiling" | "express";
  approve(game: ContestedGame, asking: Asking): Attempt;
  join(game: ContestedGame, asking: Asking): Attempt;
};

const post = (path: string, body: unknown, { cookie }: { cookie: string }): Attempt => ({ method: "POST", path, body, cookie });

const peer = (name: string, server: Door["server"]): Door => ({
  name,
  server,
  approve: ({ host }, { participantId }) => post("/decide", { participantId }, host),
  join: ({ id }, { golfer }) => post("/join", { teeTimeId: id }, golfer),
});

/** The same deeds over every door; the ceiling first. */
export const doors: Door[] = [
  peer("ceiling: node:http, prepared statements, row lock", "ceiling"),
  {
    name: "Fourball, tRPC",
    server: "fourball",
    approve: ({ host }, { participantId }) => post("/trpc/participation.decide", { participantId, status: "confirmed" }, host),
    join: ({ id }, { golfer }) => post("/trpc/teeTime.join", { teeTimeId: id }, golfer),
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
