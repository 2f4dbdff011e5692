import { accountExport } from "@fourball/domain/account/export";
import {
  account,
  changePasswordInput,
  confirmEmailInput,
  deleteAccountInput,
  forgotPasswordInput,
  ownSession,
  reauthenticateInput,
  registerInput,
  resetPasswordInput,
  signInInput,
} from "@fourball/domain/account/schema";
import { changePassword } from "@fourball/services/account/change-password";
import { deleteAccount } from "@fourball/services/account/delete-account";
import { confirmEmail } from "@fourball/services/account/email/confirm-email";
import { endOtherSessions } from "@fourball/services/account/end-other-sessions";
import { exportOwnData } from "@fourball/services/account/export-own-data";
import { forgotPassword } from "@fourball/services/account/forgot-password";
import { getAccount } from "@fourball/services/account/get-account";
import { listOwnSessions } from "@fourball/services/account/list-own-sessions";
import { reauthenticate } from "@fourball/services/account/reauthenticate";
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
  /** By the token in a mailed link. */
  confirmEmail: memberProcedure
    .input(confirmEmailInput)
    .output(z.object({ confirmed: z.literal(true) }))
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  changePassword: memberProcedure
    .input(changePasswordInput)
    .output(z.object({ changed: z.literal(true) }))
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  /** Enters the password again, for calls that require it. */
  reauthenticate: memberProcedure
    .input(reauthenticateInput)
    .output(z.object({ confirmed: z.literal(true) }))
    .mutation(({ ctx, input }) => reauthenticate(ctx, input)),
  sessions: memberProcedure.output(z.array(ownSession)).query(({ ctx }) => listOwnSessions(ctx)),
  endOtherSessions: memberProcedure.output(z.object({ ended: z.number().int() })).mutation(({ ctx }) => endOtherSessions(ctx)),
  exportData: memberProcedure.output(accountExport).query(({ ctx }) => exportOwnData(ctx)),
  delete: memberProcedure
    .input(deleteAccountInput)
    .output(z.object({ deleted: z.literal(true) }))
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
