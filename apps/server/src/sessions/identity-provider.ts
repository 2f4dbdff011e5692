import { email } from "@fourball/domain/account/schema";
import { firstName, lastName } from "@fourball/domain/golfer/personal-name";
import type { IdentityProblem } from "@fourball/domain/identity/constants";
import type { Identity, IdentityProvider } from "@fourball/domain/ports/identity-provider";
import * as oidc from "openid-client";
import type { Logger } from "pino";
import { z } from "zod";
import type { Env } from "../env.ts";
import type { Outages } from "../log/outages.ts";

/** For each call. Shorter than the time limit of a request, so that another sign-in can be offered. */
const TIMEOUT_SECONDS = 4;
const DEFAULT_NAME = "single sign-on";

/** What providers say of a golfer; what we can't use counts as absent. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: email.optional().catch(undefined),
  /** A provider that says "true" in quotes doesn't keep to the standard: then it vouches for nothing. */
  email_verified: z.literal(true).optional().catch(undefined),
  given_name: firstName.optional().catch(undefined),
  family_name: lastName.optional().catch(undefined),
});

type Site = Pick<Env, "OIDC_ISSUER" | "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET" | "OIDC_NAME" | "PUBLIC_URL">;

type Client = { issuer: string; clientId: string; secret: string };

export function oidcClient(env: Pick<Site, "OIDC_ISSUER" | "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET">): Client | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = env;
  return issuer && clientId && secret ? { issuer, clientId, secret } : null;
}

/** Reads what the provider says of itself. */
export const discoverProvider = ({ issuer, clientId, secret }: Client): Promise<oidc.Configuration> =>
  oidc.discovery(new URL(issuer), clientId, undefined, clientAuthentication(secret), {
    timeout: TIMEOUT_SECONDS,
    // Without the signature, a token is as good as the connection that it came over.
    execute: [oidc.enableNonRepudiationChecks, ...(issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : [])],
  });

/** OpenID Connect, with the code flow and PKCE; null where it isn't configured. */
export function createIdentityProvider(env: Site, log: Logger, outages: Outages): IdentityProvider | null {
  const client = oidcClient(env);
  if (!client) return null;
  const redirectUri = `${env.PUBLIC_URL}/api/auth/oidc/callback`;
  const discover = discoverOnce(client);
  return {
    name: env.OIDC_NAME ?? DEFAULT_NAME,
    issuer: new URL(client.issuer).href,
    async begin({ isFresh }) {
      const config = await outages.watch("identity", discover).catch(() => null);
      if (!config) return null;
      const secrets = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = await authorizationUrl(config, { redirectUri, secrets, isFresh });
      return { url: url.href, secrets };
    },
    async finish(parameters, secrets) {
      try {
        return await redeemCode(await discover(), new URL(`${redirectUri}?${parameters}`), secrets);
      } catch (error) {
        const problem = problemOf(error);
        if (problem === "unreachable") outages.failed("identity", error);
        else if (problem !== "cancelled") log.warn({ err: error, problem }, "a sign-in at the identity provider failed");
        return problem;
      }
    },
  };
}

/** At the first sign-in, so that this server starts while the provider is away. */
function discoverOnce(client: Client): () => Promise<oidc.Configuration> {
  let discovered: Promise<oidc.Configuration> | undefined;
  return async () => {
    discovered ??= discoverProvider(client);
    // The next call tries again.
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };
}

type Secrets = Parameters<IdentityProvider["finish"]>[1];

type SignIn = { redirectUri: string; secrets: Secrets; isFresh: boolean };

const authorizationUrl = async (config: oidc.Configuration, { redirectUri, secrets, isFresh }: SignIn): Promise<URL> =>
  oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: "S256",
    ...(isFresh && { prompt: "login" }),
  });

/** Who the golfer is whom the provider sent back to this address. */
async function redeemCode(config: oidc.Configuration, address: URL, secrets: Secrets): Promise<Identity> {
  const tokens = await oidc.authorizationCodeGrant(config, address, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: secrets.verifier,
    idTokenExpected: true,
  });
  const token = tokens.claims();
  if (!token) throw new Error("the provider sent no id token");
  // Many providers tell only there who the golfer is.
  const userInfo = config.serverMetadata().userinfo_endpoint
    ? await oidc.fetchUserInfo(config, tokens.access_token, token.sub)
    : {};
  return identityOf(token, userInfo);
}

/** As the provider takes the secret; in the header unless it says that it doesn't. */
const clientAuthentication =
  (secret: string): oidc.ClientAuth =>
  (server, ...call) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const authenticate = supported.includes("client_secret_basic") ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    return authenticate(secret)(server, ...call);
  };

function identityOf(token: object, userInfo: object): Identity {
  const golfer = claims.parse({ ...token, ...userInfo });
  // One document vouches for its own address only: the other's may be one that the golfer merely typed there.
  const mailbox = claims.pick({ email: true, email_verified: true }).parse(hasMailbox(userInfo) ? userInfo : token);
  return {
    subject: golfer.sub,
    verifiedEmail: (mailbox.email_verified && mailbox.email) ?? null,
    firstName: golfer.given_name ?? null,
    lastName: golfer.family_name ?? null,
  };
}

const hasMailbox = (document: object): boolean => "email" in document && "email_verified" in document;

const AWAY = new Set(["server_error", "temporarily_unavailable"]);

function problemOf(error: unknown): IdentityProblem {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === "access_denied" ? "cancelled" : AWAY.has(error.error) ? "unreachable" : "refused";
  // What `fetch` throws without an answer, and after the timeout.
  const isWithoutAnswer = error instanceof TypeError || (error instanceof oidc.ClientError && error.code === "OAUTH_TIMEOUT");
  return isWithoutAnswer ? "unreachable" : "refused";
}
