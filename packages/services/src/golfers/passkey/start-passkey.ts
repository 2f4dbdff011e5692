import { passkeys, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { PASSKEYS_MAX } from "@fourball/domain/passkey/constants";
import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@fourball/domain/passkey/schema";
import { displayName } from "@fourball/domain/profile/name";
import { eq } from "drizzle-orm";
import { requireMayChangeSignIn } from "../../core/access/require-recent-sign-in.ts";
import type { MemberContext, ServiceContext } from "../../core/service-context.ts";
import { saveChallenge } from "./challenges.ts";
import { requireVerifier } from "./require-verifier.ts";

/** What the browser makes the viewer's next passkey from. */
export async function startPasskey(ctx: MemberContext): Promise<PasskeyCreationOptions> {
  const verifier = requireVerifier(ctx);
  await requireMayChangeSignIn(ctx);
  const [account] = await ctx.db.select().from(users).where(eq(users.id, ctx.viewer.id));
  if (!account) throw fail("unauthorized");
  const known = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, ctx.viewer.id));
  if (known.length >= PASSKEYS_MAX) throw fail("passkeysTooMany", { values: { most: PASSKEYS_MAX } });
  const golfer = { id: account.id, email: account.email, name: displayName(account) };
  const options = await verifier.creationOptions(golfer, known);
  await saveChallenge(ctx.db, options.challenge, ctx.viewer.id);
  return options;
}

/** What any passkey of this installation can sign: who signs in shows afterwards. */
export async function startPasskeyUse(ctx: ServiceContext): Promise<PasskeyRequestOptions> {
  const options = await requireVerifier(ctx).requestOptions();
  await saveChallenge(ctx.db, options.challenge, null);
  return options;
}
