import { safeReturnTo } from "@fourball/domain/account/return-to";
import { Failure } from "@fourball/domain/failure";
import type { IdentityProblem } from "@fourball/domain/identity/constants";
import { type FinishedIdentity, finishIdentity } from "@fourball/services/identity/finish-identity";
import { startIdentitySignIn } from "@fourball/services/identity/start-identity";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { callContext } from "./call-context.ts";
import { isSameOrigin } from "./same-origin.ts";

/** The two addresses of a sign-in at the identity provider, both for browsers that navigate. */
export function identityRoutes(deps: Dependencies): Hono<AppEnv> {
  const contextOf = (c: Context<AppEnv>) => callContext(deps, c, (cookie) => c.header("set-cookie", cookie, { append: true }));
  return new Hono<AppEnv>()
    .get("/auth/oidc/start", async (c) => {
      const returnTo = safeReturnTo(c.req.query("returnTo"));
      // A link elsewhere must not exchange the session for another account.
      if (!isSameOrigin(c.req.header("sec-fetch-site"), undefined, deps.env.PUBLIC_URL))
        return c.redirect(signInPage({ returnTo }));
      try {
        const { url } = await startIdentitySignIn(await contextOf(c), returnTo);
        return c.redirect(url);
      } catch (error) {
        return c.redirect(signInPage({ returnTo, problem: problemOf(error) }));
      }
    })
    .get("/auth/oidc/callback", async (c) => {
      try {
        const { search } = new URL(c.req.url);
        return c.redirect(pageAfter(await finishIdentity(await contextOf(c), new URLSearchParams(search))));
      } catch (error) {
        return c.redirect(signInPage({ returnTo: "/", problem: problemOf(error) }));
      }
    });
}

/** A refusal in a word for the page, which has no use for JSON; what is no refusal is a bug. */
function problemOf(error: unknown): IdentityProblem {
  if (!(error instanceof Failure)) throw error;
  if (error.code === "too_many_requests") return "busy";
  return error.code === "unavailable" ? "unreachable" : "refused";
}

type Page = { returnTo: string; problem?: IdentityProblem };

function signInPage({ returnTo, problem }: Page): string {
  const search = new URLSearchParams({ ...(problem && { problem }), ...(returnTo !== "/" && { returnTo }) });
  return search.size > 0 ? `/sign-in?${search}` : "/sign-in";
}

function pageAfter({ purpose, returnTo, problem }: FinishedIdentity): string {
  if (!problem) return returnTo;
  return purpose === "sign-in" ? signInPage({ returnTo, problem }) : `/settings?${new URLSearchParams({ problem })}#account`;
}
