import { randomUUID } from "node:crypto";
import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { pipelined } from "@fourball/db/pipelined";
import { prepareOnce } from "@fourball/db/prepare-once";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { type JoinTeeTimeInput, type Participation, participation } from "@fourball/domain/participation/schema";
import { assertMayJoin, assertRoomForFriends } from "@fourball/domain/tee-time/spots";
import { sql } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { type LockedTeeTime, lockVisibleTeeTime } from "../../core/access/lock-tee-time.ts";
import { once } from "../../core/once.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { answerDue } from "../participation/answer-due.ts";
import { getParticipation } from "../participation/get-participation.ts";

const ask = prepareOnce((db) =>
  db.insert(teeTimeParticipants).values({
    id: sql.placeholder("participantId"),
    teeTimeId: sql.placeholder("teeTimeId"),
    userId: sql.placeholder("golferId"),
    message: sql.placeholder("message"),
    friends: sql.placeholder("friends"),
    answerDueAt: sql.placeholder("answerDueAt"),
    updatedAt: sql.placeholder("now"),
  }),
);

export async function joinTeeTime(ctx: MemberContext, input: JoinTeeTimeInput): Promise<Participation> {
  const { teeTimeId, message, friends = [], invite } = input;
  const joined = await once(ctx, { call: "teeTime.join", input, answer: participation }, async (tx) => {
    const [, { teeTime, existing }] = await pipelined(
      lockActiveAccount(tx, ctx.viewer),
      lockVisibleTeeTime(tx, ctx.viewer, teeTimeId, invite),
    );
    const now = ctx.clock.now();
    assertMayJoin(ctx.viewer.id, teeTime, existing?.status, now);
    assertRoomForFriends(teeTime, friends);
    return requestSpot(tx, ctx, teeTime, { message: message || null, friends });
  });
  await publishChange(ctx, teeTimeId, "spots");
  return joined;
}

type Request = { message: string | null; friends: string[] };

/** Asks the host of a locked game, in which a spot is open for the viewer. */
export async function requestSpot(
  tx: Tx,
  ctx: MemberContext,
  teeTime: LockedTeeTime,
  { message, friends }: Request,
): Promise<Participation> {
  await ctx.limiter.spend("joining", ctx.viewer.id);
  const now = ctx.clock.now();
  const participantId = randomUUID();
  const request = { participantId, teeTimeId: teeTime.id, golferId: ctx.viewer.id, message, friends };
  const content = { kind: "join-requested" as const, participantId, golferId: ctx.viewer.id, ...roundOf(teeTime) };
  const [, joined] = await pipelined(
    ask(tx, { ...request, answerDueAt: toTimestamp(answerDue(teeTime, now)), now: toTimestamp(now) }),
    getParticipation(tx, ctx, participantId),
    enqueueNotifications(tx, teeTime.id, [teeTime.hostId], content),
  );
  return joined;
}
