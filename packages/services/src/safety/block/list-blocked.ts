import { golferBlocks, users } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { BlockedGolfer } from "@fourball/domain/block/schema";
import { eq, sql } from "drizzle-orm";
import { shownLastName } from "../../core/access/shown-last-name.ts";
import type { MemberContext } from "../../core/service-context.ts";

const find = prepareSelect(
  {
    userId: users.id,
    firstName: users.firstName,
    lastName: shownLastName(users),
    profileImageUrl: users.profileImageUrl,
    blockedAt: golferBlocks.createdAt,
  },
  from(golferBlocks).join(users, eq(users.id, golferBlocks.blockedId)),
  sql`where ${golferBlocks.blockerId} = ${sql.placeholder("viewer")}::uuid order by ${golferBlocks.createdAt} desc, ${users.id}`,
);

/** Whom the viewer blocked, the latest first. */
export async function listBlocked({ db, viewer }: MemberContext): Promise<BlockedGolfer[]> {
  const rows = await find(db, { viewer: viewer.id });
  return rows.map(({ blockedAt, ...golfer }) => ({ ...golfer, blockedAt: isoInstant(blockedAt) }));
}
