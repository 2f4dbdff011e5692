import { playAgainAnswers, users } from "@fourball/db/schema/index";
import { asBoolean, asFloat } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { AccountExport } from "@fourball/domain/account-data/export";
import type { AnsweredGolfer } from "@fourball/domain/partner/schema";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { golfersAcrossBlocks } from "../../core/access/hidden-games.ts";
import { partnersOf } from "../../core/access/partners-of.ts";
import { shownLastName } from "../../core/access/shown-last-name.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";

const isPartner = inArray(users.id, partnersOf(viewer));

const find = prepareSelect(
  {
    userId: users.id,
    firstName: users.firstName,
    lastName: shownLastName(users),
    profileImageUrl: users.profileImageUrl,
    handicap: asFloat(users.handicap),
    hasPublicProfile: users.publicProfile,
    answer: playAgainAnswers.answer,
    isPartner: asBoolean(isPartner),
  },
  from(playAgainAnswers).join(users, eq(users.id, playAgainAnswers.otherId)),
  sql`where ${playAgainAnswers.golferId} = ${viewer} and ${users.deletedAt} is null and ${isNotSuspended}
    and ${users.id} not in ${golfersAcrossBlocks}
    order by ${isPartner} desc, ${users.firstName}, ${users.lastName}, ${users.id}`,
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
