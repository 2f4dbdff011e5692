import { safeReturnTo } from "@fourball/domain/account/return-to";
import { linkTo } from "@fourball/domain/links/links";
import { readAccountSearch } from "@fourball/domain/links/page-search";
import { signOut } from "@fourball/services/golfers/account/sign-out";
import { Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { callContext } from "./call-context.ts";
import { isSameOrigin } from "./middleware/same-origin.ts";

/** The two addresses that browsers navigate to. */
export const signInRoutes = (deps: Dependencies): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get("/login", (c) => {
      const returnTo = safeReturnTo(c.req.query("returnTo"));
      return c.redirect(linkTo("/sign-in", { search: readAccountSearch({ returnTo }) }));
    })
    .get("/logout", async (c) => {
      // Neither a link on another site nor a picture on one of our pages must sign anyone out.
      const isNavigation = (c.req.header("sec-fetch-dest") ?? "document") === "document";
      if (isNavigation && isSameOrigin(c.req.header("sec-fetch-site"), undefined, deps.env.PUBLIC_URL)) {
        await signOut(await callContext(deps, c));
        c.header("Clear-Site-Data", '"cache", "storage"');
      }
      return c.redirect(safeReturnTo(c.req.query("returnTo")));
    });
