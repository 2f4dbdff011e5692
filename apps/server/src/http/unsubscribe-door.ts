import { notFound } from "@fourball/domain/failure";
import { unsubscribeInput } from "@fourball/domain/notification/schema";
import { unsubscribe } from "@fourball/services/notification/unsubscribe";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Dependencies } from "../dependencies.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";

const PATH = "/unsubscribe/:token/:group";
const BODY_MAX = 1024;

/**
 * The way out that mail programs take by themselves (RFC 8058): they send a form, from no page of ours and without a cookie.
 * Whoever holds the token may do no more than this, so it is the one write that asks for nothing else.
 */
export const unsubscribeDoor = ({ world, env }: Dependencies): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .post(PATH, bodyLimit({ maxSize: BODY_MAX }), async (c) => {
      await world.limiter.spend("anonymous", clientAddress(c, env.TRUST_PROXY));
      const asked = unsubscribeInput.safeParse(c.req.param());
      if (!asked.success) throw notFound("This link works no longer");
      await unsubscribe(world, asked.data);
      c.header("Cache-Control", "no-store");
      return c.text("You will get no more of these mails.");
    })
    // For people: looking at a link must change nothing, since mail programs look at links.
    .get(PATH, (c) => {
      c.header("Cache-Control", "no-store");
      const { token, group } = c.req.param();
      return c.redirect(`/unsubscribe#token=${encodeURIComponent(token)}&group=${encodeURIComponent(group)}`);
    });
