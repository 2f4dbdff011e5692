import { required } from "@fourball/db/expressions";
import { toTimestamp } from "@fourball/db/instants";
import { builder } from "@fourball/db/prepare-once";
import { chatMessages, golferBlocks, playAgainAnswers, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, not, notExists, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";

export type Game = { id: string; hostId: string; teeOffAt: Temporal.Instant };

const player = alias(teeTimeParticipants, "group_player");
const hosted = alias(teeTimes, "group_game");
const request = alias(teeTimeParticipants, "own_request");
const other = alias(teeTimes, "other_game");

/** The ids of the host and the players of a game. */
export const groupOf = ({ id }: Pick<Game, "id">) =>
  builder
    .select({ id: player.userId })
    .from(player)
    .where(and(eq(player.teeTimeId, id), eq(player.status, "confirmed")))
    .unionAll(builder.select({ id: hosted.hostId }).from(hosted).where(eq(hosted.id, id)));

/** On the waitlist, without an offer. */
export const isWaitlisted = ({ status, waitlistedAt, offerExpiresAt }: typeof request | typeof teeTimeParticipants): SQL =>
  required(and(eq(status, "pending"), isNotNull(waitlistedAt), isNull(offerExpiresAt)));

/**
 * Whether a golfer of `users` may be written to about an open spot at all. The night and the limits on the golfer's clock are the
 * domain's to know.
 */
export function mayBeWritten(game: Game): SQL {
  const { blockerId, blockedId } = golferBlocks;
  const { golferId, otherId, answer } = playAgainAnswers;
  const group = groupOf(game);
  const blocks = or(
    and(eq(blockerId, users.id), inArray(blockedId, group)),
    and(eq(blockedId, users.id), inArray(blockerId, group)),
  );
  const refusals = or(
    and(eq(golferId, users.id), eq(otherId, game.hostId)),
    and(eq(golferId, game.hostId), eq(otherId, users.id)),
  );
  const { teeTimeId, type, userId } = chatMessages;
  // A spot that was given up isn't offered to the golfer who gave it up.
  const departures = and(eq(teeTimeId, game.id), eq(type, "member_left"), eq(userId, users.id));
  const takesPart = and(eq(request.teeTimeId, game.id), eq(request.userId, users.id), not(isWaitlisted(request)));
  const overlaps = and(
    eq(other.status, "active"),
    ne(other.id, game.id),
    gt(other.teeOffAt, toTimestamp(game.teeOffAt.subtract({ hours: ROUND_HOURS }))),
    lt(other.teeOffAt, toTimestamp(game.teeOffAt.add({ hours: ROUND_HOURS }))),
  );
  // From the golfer's few games: looked for among all of that hour, PostgreSQL compares each of them with each golfer.
  const own = gamesOfGolfer(users.id).as("own_games");
  return required(
    and(
      isNull(users.deletedAt),
      isNotSuspended,
      or(and(users.emailOn, users.emailOpenSpots), and(users.pushOn, users.pushOpenSpots)),
      ne(users.id, game.hostId),
      notExists(builder.select({ blockerId }).from(golferBlocks).where(blocks)),
      notExists(
        builder
          .select({ golferId })
          .from(playAgainAnswers)
          .where(and(eq(answer, "no"), refusals)),
      ),
      notExists(builder.select({ id: request.id }).from(request).where(takesPart)),
      notExists(builder.select({ userId }).from(chatMessages).where(departures)),
      notExists(builder.select({ id: other.id }).from(own).innerJoin(other, eq(other.id, own.id)).where(overlaps)),
    ),
  );
}
