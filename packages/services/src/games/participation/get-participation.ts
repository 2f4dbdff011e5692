import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { Participation } from "@fourball/domain/participation/schema";
import { eq, sql } from "drizzle-orm";
import { participationOfRow, participationValues, prepareParticipations, type Reading } from "./participation-query.ts";

const findOne = prepareParticipations(eq(teeTimeParticipants.id, sql.placeholder("id")));

/** One request in its list shape, as the viewer may see it. Whether the viewer may is the caller's to have asked. */
export async function getParticipation(tx: Tx, ctx: Reading, participantId: string): Promise<Participation> {
  const [row] = await findOne(tx, { id: participantId, ...participationValues(ctx) });
  if (!row) throw fail("requestNotFound");
  return participationOfRow(row);
}
