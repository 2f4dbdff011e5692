import type { Db } from "@fourball/db/client";
import { pushSubject } from "@fourball/domain/notification/push-keys";
import { storedPushKeys } from "@fourball/services/notification/stored-push-keys";
import type { Env } from "../env.ts";
import type { PushKeys } from "./web-push.ts";

/** Those of the environment, else the installation's own, which the first start makes. The tables must exist. */
export async function pushKeysFor(env: Env, db: Db): Promise<PushKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  const pair = publicKey && privateKey ? { publicKey, privateKey } : await storedPushKeys(db, newPair);
  return { ...pair, subject: pushSubject({ subject, publicUrl: env.PUBLIC_URL, adminEmails: env.ADMIN_EMAILS }) };
}

const newPair = async () => (await import("web-push")).default.generateVAPIDKeys();
