import type { Db } from "@fourball/db/client";
import { type PushKeyPair, pushKeyPair } from "@fourball/domain/notification/push-keys";
import { installationSecret } from "../core/token/installation-key.ts";

/** The installation's own pair, the same in every process and after every start: browsers subscribed with its public key. */
export async function storedPushKeys(db: Db, make: () => PushKeyPair | Promise<PushKeyPair>): Promise<PushKeyPair> {
  return pushKeyPair.parse(JSON.parse(await installationSecret(db, "push keys", async () => JSON.stringify(await make()))));
}
