import { lower } from "@fourball/db/schema/columns";
import { users } from "@fourball/db/schema/index";
import type { Account, SignInInput } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import { limitGuesses } from "../../core/access/limit-guesses.ts";
import { refuseSuspended } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { accountOfRow } from "./account-of-row.ts";

/** 401 `Invalid email or password`, after the same time, whether the email or the password is wrong. Only failures count. */
export async function signIn(ctx: ServiceContext, { email, password }: SignInInput): Promise<Account> {
  const findAccount = () =>
    ctx.db
      .select()
      .from(users)
      .where(eq(lower(users.email), email));
  let row: Awaited<ReturnType<typeof findAccount>>[number] | undefined;
  const isRight = await limitGuesses(ctx, await countersOf(ctx, email), async () => {
    [row] = await findAccount();
    return ctx.ports.passwords.verify(row?.passwordHash ?? undefined, password);
  });
  if (!row || !isRight) throw fail("credentialsWrong");
  await refuseSuspended(ctx, row.id);
  await ctx.caller.browser.open(row.id, { passwordHash: row.passwordHash });
  await ctx.caller.device.remember(email);
  return accountOfRow(row);
}

/** A device on which the account has signed in before has a counter of its own, which wrong passwords from elsewhere don't touch. */
async function countersOf(
  { caller: { device, address } }: ServiceContext,
  email: string,
): Promise<Parameters<typeof limitGuesses>[1]> {
  const deviceId = await device.idFor(email);
  if (deviceId) return { refusedBy: [["signInFailuresOfDevice", `${email} ${deviceId}`]] };
  return {
    refusedBy: [
      ["signInFailuresHere", `${email} ${address}`],
      ["signInFailuresOfAddress", address],
    ],
    slowedBy: ["signInFailuresOfAccount", email],
  };
}
