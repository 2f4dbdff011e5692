import { account, forgotPasswordInput, registerInput, resetPasswordInput, signInInput } from "@fourball/domain/account/schema";
import { forgotPassword } from "@fourball/services/account/forgot-password";
import { getAccount } from "@fourball/services/account/get-account";
import { registerAccount } from "@fourball/services/account/register-account";
import { resetPassword } from "@fourball/services/account/reset-password";
import { signIn } from "@fourball/services/account/sign-in";
import { signOut } from "@fourball/services/account/sign-out";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const accountRouter = router({
  current: memberProcedure.output(account).query(({ ctx }) => getAccount(ctx)),
  register: publicProcedure
    .input(registerInput)
    .output(account)
    .mutation(({ ctx, input }) => registerAccount(ctx, input)),
  signIn: publicProcedure
    .input(signInInput)
    .output(account)
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: publicProcedure.output(z.object({ signedOut: z.literal(true) })).mutation(({ ctx }) => signOut(ctx)),
  forgotPassword: publicProcedure
    .input(forgotPasswordInput)
    .output(z.object({ sent: z.literal(true) }))
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(z.object({ reset: z.literal(true) }))
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
});
