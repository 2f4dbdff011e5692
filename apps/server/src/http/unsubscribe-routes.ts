import { fail } from "@fourball/domain/failure";
import { secretLink } from "@fourball/domain/links/secret-links";
import { NOTIFICATION_GROUPS } from "@fourball/domain/notification/groups";
import { unsubscribeInput } from "@fourball/domain/notification/schema";
import { switchSearchInput } from "@fourball/domain/saved-search/schema";
import { switchByLink } from "@fourball/services/discover/saved-search/switch-search";
import { unsubscribe } from "@fourball/services/notification/unsubscribe";
import { Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";
import { bodyUpTo } from "./middleware/limited-writes.ts";

const PATH = "/unsubscribe/:token/:what";
const BODY_MAX = 1024;

/**
 * One-click unsubscribe of mail programs (RFC 8058): they post a form without a cookie, from another origin. The token allows
 * nothing else, so this is the only write that needs neither a session nor an origin.
 */
export const unsubscribeRoutes = ({ services, env }: Dependencies): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post(PATH, bodyUpTo(BODY_MAX), async (c) => {
      await services.limiter.spend("anonymous", clientAddress(c, env.TRUST_PROXY));
      await turnOff(services, c.req.param());
      c.header("Cache-Control", "no-store");
      return c.text("You will get no more of these mails.");
    })
    // For people. A GET changes nothing, since mail programs open links to check them.
    .get(PATH, (c) => {
      c.header("Cache-Control", "no-store");
      const { token, what } = c.req.param();
      const secrets = isGroup(what) ? { token, group: what } : { token, search: what };
      return c.redirect(secretLink("/unsubscribe", secrets));
    });

const isGroup = (what: string): boolean => NOTIFICATION_GROUPS.some((group) => group === what);

/** A group of mails, or one saved search by its id. */
async function turnOff(services: Dependencies["services"], { token, what }: { token: string; what: string }): Promise<void> {
  const group = unsubscribeInput.safeParse({ token, group: what });
  if (group.success) return void (await unsubscribe(services, group.data));
  const search = switchSearchInput.safeParse({ token, id: what, isOn: false });
  if (!search.success) throw fail("linkOver");
  await switchByLink(services, search.data);
}
