import type { Tx } from "@fourball/db/client";
import { notifications, notifiedGames, users } from "@fourball/db/schema/index";
import { digestDay } from "@fourball/domain/digest-day";
import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Job, JobContext } from "../../core/job.ts";
import { gamesNear } from "./games-near.ts";
import { findHomes, type Home } from "./home-course.ts";

/** The last two time zones to reach a day and to leave it; between them it is that day somewhere. */
const ENDS_OF_THE_WORLD = ["Etc/GMT-14", "Etc/GMT+12"] as const;
const THURSDAY = 4;

/** On Thursday morning, golfers who agreed to it are mailed the games near their home that have open spots. */
export const sendDigests: Job = {
  async find({ db, clock }) {
    const now = clock.now();
    const [first, last] = ENDS_OF_THE_WORLD.map((timeZone) => now.toZonedDateTimeISO(timeZone));
    if (first?.dayOfWeek !== THURSDAY && last?.dayOfWeek !== THURSDAY) return [];
    const before = now.toZonedDateTimeISO("UTC").toPlainDate().subtract({ days: 4 }).toString();
    const isWaiting = or(isNull(users.digestOn), lt(users.digestOn, before));
    return (await findHomes(db, isWaiting)).filter(({ timeZone }) => digestDay(now, timeZone));
  },
  run: (ctx, id) => ctx.db.transaction((tx) => sendDigest(tx, id, ctx)),
};

async function sendDigest(tx: Tx, id: string, { clock }: JobContext): Promise<void> {
  const [home] = await findHomes(tx, eq(users.id, id));
  const day = home && digestDay(clock.now(), home.timeZone);
  if (!home || !day || !(await claim(tx, home, day))) return;
  const games = await gamesNear(tx, home, clock.now());
  const [first] = games;
  if (!first) return;
  const content = {
    kind: "weekly-digest" as const,
    near: home.city,
    count: first.count,
    games: games.map(({ count: _, id: __, ...game }) => game),
  };
  await tx.insert(notifiedGames).values(games.map((game) => ({ userId: id, teeTimeId: game.id })));
  await tx.insert(notifications).values({ recipientId: id, content });
}

/** One process writes the email of that day, whether or not there is something to say. */
async function claim(tx: Tx, { id }: Home, day: string): Promise<boolean> {
  const claimed = await tx
    .update(users)
    .set({ digestOn: day, updatedAt: sql`${users.updatedAt}` })
    .where(and(eq(users.id, id), or(isNull(users.digestOn), ne(users.digestOn, day))))
    .returning({ id: users.id });
  return claimed.length > 0;
}
