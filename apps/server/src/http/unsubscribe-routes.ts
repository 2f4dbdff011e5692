import { notFound } from "@fourball/domain/failure";
import { unsubscribeInput } from "@fourball/domain/notification/schema";
import { unsubscribe } from "@fourball/services/notification/unsubscribe";
import { Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";
import { bodyUpTo } from "./limited-writes.ts";

const PATH = "/unsubscribe/:token/:group";
const BODY_MAX = 1024;

/**
 * One-click unsubscribe of mail programs (RFC 8058): they post a form without a cookie, from another origin. The token allows
 * nothing else, so this is the only write that needs neither a session nor an origin.
 */
export const unsubscribeRoutes = ({ services, env }: Dependencies): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post(PATH, bodyUpTo(BODY_MAX), async (c) => {
      await services.limiter.spend("anonymous", clientAddress(c, env.TRUST_PROXY));
      const input = unsubscribeInput.safeParse(c.req.param());
      if (!input.success) throw notFound("This link no longer works");
      await unsubscribe(services, input.data);
      c.header("Cache-Control", "no-store");
      return c.text("You will get no more of these mails.");
    })
    // For people. A GET changes nothing, since mail programs open links to check them.
    .get(PATH, (c) => {
      c.header("Cache-Control", "no-store");
      const { token, group } = c.req.param();
      return c.redirect(`/unsubscribe#token=${encodeURIComponent(token)}&group=${encodeURIComponent(group)}`);
    });
