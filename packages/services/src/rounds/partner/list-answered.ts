import { flag } from "@fourball/db/expressions";
import { isoInstant } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { playAgainAnswers, users } from "@fourball/db/schema/index";
import type { AccountExport } from "@fourball/domain/account-data/export";
import type { AnsweredGolfer } from "@fourball/domain/partner/schema";
import { and, asc, desc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { golfersAcrossBlocks } from "../../core/access/hidden-games.ts";
import { partnersOf } from "../../core/access/partners-of.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { golferColumns } from "../../games/golfer-columns.ts";

const isPartner = inArray(users.id, partnersOf(viewer));

const find = prepareOnce((db) =>
  db
    .select({
      userId: users.id,
      ...golferColumns(users),
      hasPublicProfile: users.publicProfile,
      answer: playAgainAnswers.answer,
      isPartner: flag(isPartner),
    })
    .from(playAgainAnswers)
    .innerJoin(users, eq(users.id, playAgainAnswers.otherId))
    .where(
      and(
        eq(playAgainAnswers.golferId, viewer),
        isNull(users.deletedAt),
        isNotSuspended,
        notInArray(users.id, golfersAcrossBlocks),
      ),
    )
    .orderBy(desc(isPartner), users.firstName, users.lastName, users.id),
);

/** Of whom the viewer said whether to play again; partners first. */
export const listAnswered = ({ db, viewer }: MemberContext): Promise<AnsweredGolfer[]> => find(db, { viewer: viewer.id });

/** What the viewer answered, for the export; never what others did. */
export async function ownAnswers({ db, viewer }: MemberContext): Promise<AccountExport["playAgain"]> {
  const { golferId, otherId, answer, answeredAt } = playAgainAnswers;
  const rows = await db
    .select({ userId: otherId, answer, answeredAt })
    .from(playAgainAnswers)
    .where(eq(golferId, viewer.id))
    .orderBy(asc(answeredAt), asc(otherId));
  return rows.map(({ answeredAt, ...given }) => ({ ...given, timestamp: isoInstant(answeredAt) }));
}
