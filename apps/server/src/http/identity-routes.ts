import { safeReturnTo } from "@fourball/domain/account/return-to";
import { Failure } from "@fourball/domain/failure";
import type { IdentityProblem } from "@fourball/domain/identity/constants";
import { type Suspension, suspensionSearch } from "@fourball/domain/moderation/suspension";
import { type FinishedIdentity, finishIdentity } from "@fourball/services/golfers/identity/finish-identity";
import { startIdentitySignIn } from "@fourball/services/golfers/identity/start-identity";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { callContext } from "./call-context.ts";
import { isSameOrigin } from "./middleware/same-origin.ts";

/** The two addresses of a sign-in at the identity provider, both for browsers that navigate. */
export function identityRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/auth/oidc/start", async (c) => {
      const returnTo = safeReturnTo(c.req.query("returnTo"));
      // A link elsewhere must not exchange the session for another account.
      if (!isSameOrigin(c.req.header("sec-fetch-site"), undefined, deps.env.PUBLIC_URL))
        return c.redirect(signInPage({ returnTo }));
      const { url } = await startIdentitySignIn(await callContext(deps, c), returnTo);
      return c.redirect(url);
    })
    .get("/auth/oidc/callback", async (c) => {
      const { search } = new URL(c.req.url);
      return c.redirect(pageAfter(await finishIdentity(await callContext(deps, c), new URLSearchParams(search))));
    });
}

export const isIdentityCall = (c: Context): boolean => c.req.path.startsWith("/api/auth/oidc/");

/** For what fails there, the time limit included: the browser shows what comes back, so it is the sign-in page with words. */
export function backToSignIn(error: unknown, c: Context<AppEnv>): Response {
  if (!(error instanceof Failure)) c.var.logBug(error);
  return c.redirect(signInPage({ returnTo: safeReturnTo(c.req.query("returnTo")), problem: problemOf(error) }));
}

function problemOf(error: unknown): IdentityProblem {
  const code = error instanceof Failure ? error.code : undefined;
  if (code === "too_many_requests") return "busy";
  return code === "unavailable" ? "unreachable" : "refused";
}

type Page = { returnTo: string; problem?: IdentityProblem | Suspension };

function signInPage({ returnTo, problem }: Page): string {
  const search = problem ? searchOf(problem) : new URLSearchParams();
  if (returnTo !== "/") search.set("returnTo", returnTo);
  return search.size > 0 ? `/sign-in?${search}` : "/sign-in";
}

const searchOf = (problem: IdentityProblem | Suspension): URLSearchParams =>
  typeof problem === "string" ? new URLSearchParams({ problem }) : suspensionSearch(problem);

function pageAfter({ purpose, returnTo, problem }: FinishedIdentity): string {
  if (!problem) return returnTo;
  return purpose === "sign-in" ? signInPage({ returnTo, problem }) : `/settings?${searchOf(problem)}#account`;
}
