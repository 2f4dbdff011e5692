import { users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";
import { requireAdminPasskey } from "./require-passkey.ts";
import { requireRecentSignIn } from "./require-recent-sign-in.ts";
import { isNotSuspended } from "./suspended.ts";

/** Reads the database, not the session, so that revoked rights end immediately. */
export async function requireAdmin(ctx: MemberContext): Promise<void> {
  const { db, viewer } = ctx;
  const isAdmin =
    viewer.isAdmin && (await db.$count(users, and(eq(users.id, viewer.id), eq(users.isAdmin, true), isNotSuspended))) === 1;
  if (!isAdmin) throw fail("adminsOnly");
  await requireAdminPasskey(ctx);
}

/** For changes to other people's accounts. */
export async function requireRecentlyAuthenticatedAdmin(ctx: MemberContext): Promise<void> {
  await requireAdmin(ctx);
  await requireRecentSignIn(ctx);
}
