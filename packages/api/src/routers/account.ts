import { estimatePasswordInput, passwordScore } from "@fourball/domain/account/password-strength";
import {
  account,
  changeEmailInput,
  changePasswordInput,
  confirmEmailInput,
  deleteAccountInput,
  emailChange,
  emailStatus,
  finishSignUpInput,
  forgotPasswordInput,
  openSignUp,
  openSignUpInput,
  ownSession,
  reauthenticateInput,
  registerInput,
  registration,
  resetPasswordInput,
  setPasswordInput,
  signInInput,
  undoEmailChangeInput,
} from "@fourball/domain/account/schema";
import { accountExport } from "@fourball/domain/account-data/export";
import { deleteAccount } from "@fourball/services/account-data/delete-account";
import { exportOwnData } from "@fourball/services/account-data/export-own-data";
import { changePassword } from "@fourball/services/golfers/account/change-password";
import { reauthenticate } from "@fourball/services/golfers/account/confirm-password";
import { changeEmail } from "@fourball/services/golfers/account/email/change-email";
import { confirmEmail } from "@fourball/services/golfers/account/email/confirm-email";
import { cancelEmailChange, getEmailStatus, resendEmailLink } from "@fourball/services/golfers/account/email/email-status";
import { finishSignUp, openSignUp as readSignUp } from "@fourball/services/golfers/account/email/finish-sign-up";
import { undoEmailChange } from "@fourball/services/golfers/account/email/undo-email-change";
import { forgotPassword } from "@fourball/services/golfers/account/forgot-password";
import { getAccount } from "@fourball/services/golfers/account/get-account";
import { endOtherSessions, listOwnSessions } from "@fourball/services/golfers/account/own-sessions";
import { registerAccount } from "@fourball/services/golfers/account/register-account";
import { resetPassword } from "@fourball/services/golfers/account/reset-password";
import { setPassword } from "@fourball/services/golfers/account/set-password";
import { signIn } from "@fourball/services/golfers/account/sign-in";
import { signOut } from "@fourball/services/golfers/account/sign-out";
import { estimatePassword } from "@fourball/services/golfers/account/strong-password-hash";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const accountRouter = router({
  current: memberProcedure
    .fails()
    .output(account)
    .query(({ ctx }) => getAccount(ctx)),
  register: publicProcedure
    .fails("alreadySignedIn", "emailTaken", "keyInvalid", "keyOfAnotherRequest", "passwordEasyToGuess")
    .input(registerInput)
    .output(registration)
    .mutation(({ ctx, input }) => registerAccount(ctx, input)),
  /** By the token in a mailed link, which the page reads before its button is pressed. */
  openSignUp: publicProcedure
    .fails("emailTaken", "signUpNotFound")
    .input(openSignUpInput)
    .output(openSignUp)
    .query(({ ctx, input }) => readSignUp(ctx, input)),
  finishSignUp: publicProcedure
    .fails("emailTaken", "passwordEasyToGuess", "passwordNotChosen", "tokenInvalid")
    .input(finishSignUpInput)
    .output(account)
    .mutation(({ ctx, input }) => finishSignUp(ctx, input)),
  signIn: publicProcedure
    .fails("credentialsWrong", "suspended")
    .input(signInInput)
    .output(account)
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: publicProcedure
    .fails()
    .output(z.object({ signedOut: z.literal(true) }))
    .mutation(({ ctx }) => signOut(ctx)),
  forgotPassword: publicProcedure
    .fails()
    .input(forgotPasswordInput)
    .output(z.object({ sent: z.literal(true) }))
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  resetPassword: publicProcedure
    .fails("passwordEasyToGuess", "tokenInvalid")
    .input(resetPasswordInput)
    .output(z.object({ reset: z.literal(true) }))
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  /** By the token in a mailed link. */
  confirmEmail: memberProcedure
    .fails("emailTaken", "tokenInvalid")
    .input(confirmEmailInput)
    .output(z.object({ confirmed: z.literal(true) }))
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  emailStatus: memberProcedure
    .fails()
    .output(emailStatus)
    .query(({ ctx }) => getEmailStatus(ctx)),
  changeEmail: memberProcedure
    .fails("emailTaken", "emailUnchanged", "passkeyNeeded", "passwordRequired", "passwordWrong")
    .input(changeEmailInput)
    .output(emailChange)
    .mutation(({ ctx, input }) => changeEmail(ctx, input)),
  cancelEmailChange: memberProcedure
    .fails()
    .output(emailStatus)
    .mutation(({ ctx }) => cancelEmailChange(ctx)),
  resendEmailLink: memberProcedure
    .fails()
    .output(emailStatus)
    .mutation(({ ctx }) => resendEmailLink(ctx)),
  /** By the token in the mail to the old address. */
  undoEmailChange: publicProcedure
    .fails("emailTaken", "passwordEasyToGuess", "tokenInvalid")
    .input(undoEmailChangeInput)
    .output(z.object({ undone: z.literal(true) }))
    .mutation(({ ctx, input }) => undoEmailChange(ctx, input)),
  /** Changes nothing: a mutation, so that no address and no log has the password. */
  estimatePassword: publicProcedure
    .fails()
    .input(estimatePasswordInput)
    .output(passwordScore)
    .mutation(({ ctx, input }) => estimatePassword(ctx, input)),
  changePassword: memberProcedure
    .fails("passwordEasyToGuess", "passwordWrong")
    .input(changePasswordInput)
    .output(z.object({ changed: z.literal(true) }))
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  /** For an account without a password. */
  setPassword: memberProcedure
    .fails("passkeyNeeded", "passwordEasyToGuess", "passwordExists", "passwordNeeded")
    .input(setPasswordInput)
    .output(z.object({ changed: z.literal(true) }))
    .mutation(({ ctx, input }) => setPassword(ctx, input)),
  /** Enters the password again, for calls that require it. */
  reauthenticate: memberProcedure
    .fails("passwordWrong")
    .input(reauthenticateInput)
    .output(z.object({ confirmed: z.literal(true) }))
    .mutation(({ ctx, input }) => reauthenticate(ctx, input)),
  sessions: memberProcedure
    .fails()
    .output(z.array(ownSession))
    .query(({ ctx }) => listOwnSessions(ctx)),
  endOtherSessions: memberProcedure
    .fails()
    .output(z.object({ ended: z.number().int() }))
    .mutation(({ ctx }) => endOtherSessions(ctx)),
  exportData: memberProcedure
    .fails()
    .output(accountExport)
    .query(({ ctx }) => exportOwnData(ctx)),
  delete: memberProcedure
    .fails("adminsMissing", "passkeyNeeded", "passwordRequired", "passwordWrong")
    .input(deleteAccountInput)
    .output(z.object({ deleted: z.literal(true) }))
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
