import type { Db } from "@fourball/db/client";
import { required } from "@fourball/db/expressions";
import { fillMessages, teeTimes, users } from "@fourball/db/schema/index";
import { and, eq, gt, isNotNull, isNull, not, type SQL } from "drizzle-orm";
import type { ServiceContext } from "../service-context.ts";
import { answerLinks } from "../token/answer-links.ts";
import { isAcrossBlock } from "./are-apart.ts";
import { isNotSuspended } from "./suspended.ts";

const { id, teeTimeId, userId, sentAt } = fillMessages;
const { teeOffAt, courseId, hostId } = teeTimes;

/** A message about an open spot that its golfer may still answer: of a game to come, of whose host no block separates them. */
export const isAnswerable = (now: Temporal.Instant): SQL =>
  required(
    and(
      isNotNull(sentAt),
      eq(teeTimes.status, "active"),
      gt(teeOffAt, new Date(now.epochMilliseconds)),
      not(isAcrossBlock(hostId, userId)),
    ),
  );

async function findMessage(db: Db, now: Temporal.Instant, which: SQL | undefined) {
  const [found] = await db
    .select({ id, teeTimeId, userId, teeOffAt, courseId })
    .from(fillMessages)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.deletedAt), isNotSuspended))
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .where(and(which, isAnswerable(now)));
  return found;
}

type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

const links = answerLinks("spot fills");

type Context = Pick<ServiceContext, "db" | "clock">;

/** For the mail about an open spot; undefined where there is nothing to answer any more. */
export async function fillToken(
  { db, clock }: Context,
  golfer: { teeTimeId: string; userId: string },
): Promise<string | undefined> {
  const found = await findMessage(db, clock.now(), and(eq(teeTimeId, golfer.teeTimeId), eq(userId, golfer.userId)));
  return found && links.tokenOf(db, found);
}

/** The message that the link is about; 404 once the game has moved, started or was cancelled. */
export function messageByLink({ db, clock }: Context, token: string): Promise<Message> {
  return links.open(db, token, (found) => findMessage(db, clock.now(), eq(id, found)));
}
