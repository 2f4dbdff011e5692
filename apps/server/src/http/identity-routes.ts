import { safeReturnTo } from "@fourball/domain/account/return-to";
import { Failure } from "@fourball/domain/failure";
import type { IdentityProblem } from "@fourball/domain/identity/constants";
import { linkTo } from "@fourball/domain/links/links";
import type { AccountSearch } from "@fourball/domain/links/page-search";
import { suspendedSearch } from "@fourball/domain/links/sign-in-links";
import type { Suspension } from "@fourball/domain/moderation/suspension";
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

const signInPage = ({ returnTo, problem }: Page): string =>
  linkTo("/sign-in", { search: { ...searchOf(problem), returnTo: returnTo === "/" ? undefined : returnTo } });

const searchOf = (problem: Page["problem"]): Omit<AccountSearch, "returnTo"> =>
  typeof problem === "object" ? suspendedSearch(problem) : { problem };

function pageAfter({ purpose, returnTo, problem }: FinishedIdentity): string {
  if (!problem) return returnTo;
  // The sign-in page says why a golfer is suspended.
  if (purpose === "sign-in" || typeof problem === "object") return signInPage({ returnTo, problem });
  return linkTo("/settings", { search: { problem }, hash: "account" });
}
