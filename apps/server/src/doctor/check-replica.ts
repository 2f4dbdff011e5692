import { createDatabase } from "@fourball/db/client";
import { inspectReplica } from "@fourball/db/replica/inspect-replica";
import { type Finding, ok, problem, warning, wordsOf } from "./finding.ts";

export const REPLICA_ADVICE = "Start the replica, and see that DATABASE_REPLICA_URL is right. Until then the primary is read.";

const WAIT_MS = 3000;

/** Without prepared statements, which work everywhere. */
export async function checkReplica(url: string, replicaUrl: string): Promise<Finding[]> {
  const { db, replica, close } = await createDatabase({ url, replicaUrl, poolSize: 1, prepare: false });
  if (!replica) return [];
  try {
    const found = await inspectReplica(db, replica, WAIT_MS);
    if (!found.follows)
      return [problem("Replica", found.reason, "Name a streaming replica of DATABASE_URL in DATABASE_REPLICA_URL, or none.")];
    if (found.behindMs !== null) return [ok("Replica", `follows, ${found.behindMs} ms behind`)];
    return [warning("Replica", `more than ${WAIT_MS / 1000} s behind`, "See what keeps it, until then the primary is read.")];
  } catch (error) {
    return [warning("Replica", `not usable: ${wordsOf(error)}`, REPLICA_ADVICE)];
  } finally {
    await close();
  }
}
