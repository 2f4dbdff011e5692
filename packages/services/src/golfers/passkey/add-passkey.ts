import { notifications, passkeys, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { PASSKEYS_MAX } from "@fourball/domain/passkey/constants";
import type { AddPasskeyInput, Passkey } from "@fourball/domain/passkey/schema";
import { and, eq, isNull } from "drizzle-orm";
import { requireMayChangeSignIn } from "../../core/access/require-recent-sign-in.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { takeChallenge } from "./challenges.ts";
import { passkeyOfRow } from "./list-sign-in-methods.ts";
import { requireVerifier } from "./require-verifier.ts";

/** Adds what the browser made, and confirms this session with it: the device has just verified the golfer. */
export async function addPasskey(ctx: MemberContext, { passkey, name }: AddPasskeyInput): Promise<Passkey> {
  const verifier = requireVerifier(ctx);
  await requireMayChangeSignIn(ctx);
  const userId = ctx.viewer.id;
  const made = await verifier.verifyNew(passkey, (challenge) => takeChallenge(ctx.db, challenge, userId));
  if (!made) throw fail("passkeyFailed");
  const added = await ctx.db.transaction(async (tx) => {
    // Locked, so that two at once can't exceed the number together.
    const open = and(eq(users.id, userId), isNull(users.deletedAt), isNotSuspended);
    const [account] = await tx.select({ id: users.id }).from(users).where(open).for("no key update");
    if (!account) throw fail("unauthorized");
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= PASSKEYS_MAX)
      throw fail("passkeysTooMany", { values: { most: PASSKEYS_MAX } });
    const [row] = await tx
      .insert(passkeys)
      .values({ ...made, userId, name })
      .onConflictDoNothing()
      .returning();
    if (!row) throw fail("passkeyKnown");
    await tx.insert(notifications).values({ recipientId: userId, content: { kind: "passkey-added", name } });
    return row;
  });
  await ctx.caller.browser.renew(userId, added.id);
  return passkeyOfRow(added);
}
