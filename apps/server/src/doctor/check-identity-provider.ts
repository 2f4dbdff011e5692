import { z } from "zod";
import type { Env } from "../env.ts";
import { type Finding, ok, problem, wordsOf } from "./finding.ts";

const otherIssuer = z.object({
  code: z.literal("OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED"),
  cause: z.object({ body: z.object({ issuer: z.string() }) }),
});

/** Reads what the provider says of itself, as the first sign-in does. Whether it takes the secret is seen at a sign-in only. */
export async function checkIdentityProvider(env: Env): Promise<Finding[]> {
  if (!env.OIDC_ISSUER) return [];
  const name = "Sign-in";
  const { discoverProvider, oidcClient } = await import("../sessions/identity-provider.ts");
  const client = oidcClient(env);
  if (!client) return [];
  try {
    await discoverProvider(client);
    return [ok(name, `${client.issuer} describes itself`)];
  } catch (error) {
    const other = otherIssuer.safeParse(error);
    if (other.success) {
      const { issuer } = other.data.cause.body;
      return [problem(name, `the provider calls itself ${issuer}`, "Give exactly that address to OIDC_ISSUER.")];
    }
    return [problem(name, `${client.issuer} does not describe itself: ${wordsOf(error)}`, PROVIDER_ADVICE)];
  }
}

export const PROVIDER_ADVICE = "See that /.well-known/openid-configuration below OIDC_ISSUER can be reached from here.";
