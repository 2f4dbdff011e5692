import { safeReturnTo } from "@fourball/domain/account/return-to";
import { fail } from "@fourball/domain/failure";
import type { IdentityPurpose } from "@fourball/domain/identity/constants";
import type { IdentityStart } from "@fourball/domain/identity/schema";
import { linkTo } from "@fourball/domain/links/links";
import { requireMayChangeSignIn } from "../../core/access/require-recent-sign-in.ts";
import type { MemberContext, ServiceContext } from "../../core/service-context.ts";
import { newSecret } from "../../core/token/secret-hash.ts";
import { isConnected } from "./get-connection.ts";
import { saveIdentityRequest } from "./identity-requests.ts";
import { requireProvider } from "./require-provider.ts";

/** Where the pages of the account show what came of it. */
const SETTINGS = linkTo("/settings", { hash: "account" });

/** The provider's page for a sign-in, after which the browser goes on at `returnTo`. 503 while it can't be reached. */
export async function startIdentitySignIn(ctx: ServiceContext, returnTo: string | undefined): Promise<IdentityStart> {
  return start(ctx, { purpose: "sign-in", userId: null, returnTo: safeReturnTo(returnTo) });
}

/** The same, to sign in to the viewer's account that way from then on. */
export async function connectIdentity(ctx: MemberContext): Promise<IdentityStart> {
  requireProvider(ctx);
  await requireMayChangeSignIn(ctx);
  return start(ctx, { purpose: "connect", userId: ctx.viewer.id, returnTo: SETTINGS });
}

/** The same, as a fresh sign-in of the viewer: the provider is asked for one too. */
export async function confirmWithIdentity(ctx: MemberContext): Promise<IdentityStart> {
  const { name } = requireProvider(ctx);
  if (!(await isConnected(ctx.db, ctx))) throw fail("providerNotConnected", { values: { provider: name } });
  return start(ctx, { purpose: "confirm", userId: ctx.viewer.id, returnTo: SETTINGS });
}

type Request = { purpose: IdentityPurpose; userId: string | null; returnTo: string };

async function start(ctx: ServiceContext, request: Request): Promise<IdentityStart> {
  const provider = requireProvider(ctx);
  await ctx.limiter.spend("identityRequests", ctx.caller.address);
  const begun = await provider.begin({ isFresh: request.purpose === "confirm" });
  if (!begun) throw fail("providerUnreachable", { values: { provider: provider.name } });
  const secret = newSecret();
  await saveIdentityRequest(ctx.db, secret, { ...request, ...begun.secrets });
  ctx.caller.browser.rememberIdentityRequest(secret);
  return { url: begun.url };
}
