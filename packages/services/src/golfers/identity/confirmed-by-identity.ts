import { identities } from "@fourball/db/schema/index";
import type { IdentityProblem } from "@fourball/domain/identity/constants";
import type { Identity } from "@fourball/domain/ports/identity-provider";
import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";
import { identityOf } from "./get-connection.ts";
import { requireProvider } from "./require-provider.ts";

/** As good as the password again: the session gets a new token. */
export async function confirmedByIdentity(
  ctx: MemberContext,
  { subject }: Pick<Identity, "subject">,
): Promise<IdentityProblem | undefined> {
  const { issuer } = requireProvider(ctx);
  const own = and(identityOf(ctx.viewer.id, issuer), eq(identities.subject, subject));
  if ((await ctx.db.$count(identities, own)) === 0) return "other";
  await ctx.caller.browser.renew(ctx.viewer.id);
  return undefined;
}
