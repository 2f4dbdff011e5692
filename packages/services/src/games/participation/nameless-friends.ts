import { teeTimeParticipants } from "@fourball/db/schema/index";
import { ERASED_GUEST_NAME } from "@fourball/domain/guest/constants";
import { type SQL, sql } from "drizzle-orm";

// Spelled out, as in the index that finds them.
const erased = sql.raw(`'${ERASED_GUEST_NAME}'`);

/** As many friends as there are, without their names. */
export const namelessFriends: SQL = sql`array_fill(${erased}::text, array[cardinality(${teeTimeParticipants.friends})])`;

/** Whether one of the friends still has a name. */
export const isNamed = (friends: SQL): SQL => sql`not ${friends} <@ array[${erased}]`;
