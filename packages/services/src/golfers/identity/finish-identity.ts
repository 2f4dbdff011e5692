import { identities } from "@fourball/db/schema/index";
import type { IdentityProblem, IdentityPurpose } from "@fourball/domain/identity/constants";
import type { Suspension } from "@fourball/domain/moderation/suspension";
import type { Identity } from "@fourball/domain/ports/identity-provider";
import { and, eq } from "drizzle-orm";
import type { MemberContext, ServiceContext } from "../../core/service-context.ts";
import { addIdentity } from "./add-identity.ts";
import { identityOf } from "./get-connection.ts";
import { type IdentityRequest, takeIdentityRequest } from "./identity-requests.ts";
import { requireProvider } from "./require-provider.ts";
import { signInWithIdentity } from "./sign-in-with-identity.ts";

export type FinishedIdentity = { purpose: IdentityPurpose; returnTo: string; problem?: IdentityProblem | Suspension };

/**
 * The browser is back from the provider, with these parameters. What it brings counts once, and in the browser that was sent
 * there only.
 */
export async function finishIdentity(ctx: ServiceContext, parameters: URLSearchParams): Promise<FinishedIdentity> {
  const provider = requireProvider(ctx);
  const { browser, address } = ctx.caller;
  await ctx.limiter.spend("anonymous", address);
  const request = browser.identitySecret && (await takeIdentityRequest(ctx.db, browser.identitySecret));
  browser.forgetIdentityRequest();
  if (!request) return { purpose: "sign-in", returnTo: "/", problem: "expired" };
  const { purpose, returnTo } = request;
  const finished = await provider.finish(parameters, request);
  const problem = typeof finished === "string" ? finished : await use(ctx, request, finished);
  return { purpose, returnTo, ...(problem && { problem }) };
}

/** Undefined when it did what it was for. */
async function use(
  ctx: ServiceContext,
  { purpose, userId }: IdentityRequest,
  identity: Identity,
): Promise<IdentityProblem | Suspension | undefined> {
  if (purpose === "sign-in") return signInWithIdentity(ctx, identity);
  const { viewer } = ctx;
  if (!viewer || viewer.id !== userId) return "expired";
  const member = { ...ctx, viewer };
  return purpose === "connect" ? addIdentity(member, identity) : confirmedByIdentity(member, identity);
}

/** As good as the password again: the session gets a new token. */
async function confirmedByIdentity(
  ctx: MemberContext,
  { subject }: Pick<Identity, "subject">,
): Promise<IdentityProblem | undefined> {
  const { issuer } = requireProvider(ctx);
  const own = and(identityOf(ctx.viewer.id, issuer), eq(identities.subject, subject));
  if ((await ctx.db.$count(identities, own)) === 0) return "other";
  await ctx.caller.browser.renew(ctx.viewer.id);
  return undefined;
}
