import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cookieOf } from "@fourball/bench/data/golfers";
import { createDatabase } from "@fourball/db/client";
import { migrate } from "@fourball/db/migrate";
import { createEmptyDatabase } from "@fourball/db/testing/postgres-template";
import { sql } from "drizzle-orm";
import { chatGames, golfersAndSessions, PLAYERS } from "./chat-groups.ts";
import type { StormOptions } from "./options.ts";

/** The chat of four golfers. */
export type Group = { teeTimeId: string; cookies: string[] };

export type Stage = AsyncDisposable & {
  folder: string;
  /** The environment of servers on the database of the storm. */
  environment: Record<string, string>;
  cookies: string[];
  /** Each part has its own. */
  groups: Record<"reconnect" | "slow" | "redis" | "revoked", Group[]>;
};

/** One golfer in twenty reads slowly, and has a group to do so. */
const SLOW_SHARE = 20;
/** Enough to see what Redis does, and few enough for two servers beside it. */
const REDIS_CLIENTS = 200;
const REVOKED_CLIENTS = 400;

/** A database of its own with signed-in golfers and their chats. */
export async function prepareStage(
  { sockets, clients, postgres }: StormOptions,
  prepare?: (dataDir: string) => Promise<void>,
): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), "fourball-storm-"));
  const own = postgres ? await createEmptyDatabase({ serverUrl: postgres, template: "fourball_storm" }) : undefined;
  const dataDir = join(folder, "data");
  const golfers = Math.max(sockets, clients);
  const games = {
    reconnect: chatGames("reconnect", Math.floor(clients / PLAYERS)),
    slow: chatGames("slow", Math.floor(clients / SLOW_SHARE)),
    redis: chatGames("redis", Math.floor(Math.min(clients, REDIS_CLIENTS) / PLAYERS)),
    revoked: chatGames("revoked", Math.floor(Math.min(clients, REVOKED_CLIENTS) / PLAYERS)),
  };
  const statements = [golfersAndSessions(golfers), ...Object.values(games).map((made) => made.statements), ["analyze"]].flat();

  await prepare?.(dataDir);
  const database = await createDatabase(own ? { url: own.url, limits: { statement_timeout: 60_000 } } : { dataDir });
  await migrate(database);
  for (const statement of statements) await database.db.execute(sql.raw(statement));
  await database.close();

  const groupsOf = ({ teeTimeIds }: { teeTimeIds: string[] }): Group[] =>
    teeTimeIds.map((teeTimeId, game) => ({
      teeTimeId,
      cookies: Array.from({ length: PLAYERS }, (_, player) => cookieOf(game * PLAYERS + player)),
    }));
  return {
    folder,
    environment: { DATA_DIR: dataDir, SEED: "off", ...(own && { DATABASE_URL: own.url }) },
    cookies: Array.from({ length: golfers }, (_, index) => cookieOf(index)),
    groups: {
      reconnect: groupsOf(games.reconnect),
      slow: groupsOf(games.slow),
      redis: groupsOf(games.redis),
      revoked: groupsOf(games.revoked),
    },
    async [Symbol.asyncDispose]() {
      await own?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
