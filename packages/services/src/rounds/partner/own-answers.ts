import { playAgainAnswers } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import type { AccountExport } from "@fourball/domain/account-data/export";
import { asc, eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

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
