import { roundRatings } from "@fourball/db/schema/index";
import { present } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { AccountExport } from "@fourball/domain/account-data/export";
import { sql } from "drizzle-orm";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";

const { teeTimeId, raterId, rateeId, playedTogether, stars, createdAt, revealedAt } = roundRatings;

const findGiven = prepareSelect(
  { teeTimeId, userId: rateeId, playedTogether, stars, createdAt },
  from(roundRatings),
  sql`where ${raterId} = ${viewer} order by ${createdAt}, ${roundRatings.id}`,
);
const findReceived = prepareSelect(
  { teeTimeId, userId: raterId, stars: present(stars), createdAt },
  from(roundRatings),
  sql`where ${rateeId} = ${viewer} and ${revealedAt} is not null and ${stars} is not null
    order by ${createdAt}, ${roundRatings.id}`,
);

/** The viewer's ratings for the export; those received only as far as they are revealed. */
export async function ratingsOf(ctx: MemberContext): Promise<Pick<AccountExport, "ratingsGiven" | "ratingsReceived">> {
  const own = { viewer: ctx.viewer.id };
  const given = await findGiven(ctx.db, own);
  const received = await findReceived(ctx.db, own);
  return {
    ratingsGiven: given.map(({ createdAt, ...rating }) => ({ ...rating, timestamp: isoInstant(createdAt) })),
    ratingsReceived: received.map(({ createdAt, ...rating }) => ({ ...rating, timestamp: isoInstant(createdAt) })),
  };
}
