import { account } from "@fourball/domain/account/schema";
import {
  addPasskeyInput,
  passkey,
  passkeyCreationOptions,
  passkeyRequestOptions,
  removePasskeyInput,
  renamePasskeyInput,
  signInMethods,
  usePasskeyInput,
} from "@fourball/domain/passkey/schema";
import { addPasskey } from "@fourball/services/golfers/passkey/add-passkey";
import { listSignInMethods } from "@fourball/services/golfers/passkey/list-sign-in-methods";
import { removePasskey } from "@fourball/services/golfers/passkey/remove-passkey";
import { removePassword } from "@fourball/services/golfers/passkey/remove-password";
import { renamePasskey } from "@fourball/services/golfers/passkey/rename-passkey";
import { startPasskey, startPasskeyUse } from "@fourball/services/golfers/passkey/start-passkey";
import { confirmWithPasskey, signInWithPasskey } from "@fourball/services/golfers/passkey/use-passkey";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const passkeyRouter = router({
  methods: memberProcedure
    .fails()
    .output(signInMethods)
    .query(({ ctx }) => listSignInMethods(ctx)),
  /** What the browser makes a passkey from. */
  start: memberProcedure
    .fails("passkeyNeeded", "passkeysNeedAddress", "passkeysTooMany", "passwordNeeded")
    .output(passkeyCreationOptions)
    .mutation(({ ctx }) => startPasskey(ctx)),
  add: memberProcedure
    .fails("passkeyFailed", "passkeyKnown", "passkeyNeeded", "passkeysNeedAddress", "passkeysTooMany", "passwordNeeded")
    .input(addPasskeyInput)
    .output(passkey)
    .mutation(({ ctx, input }) => addPasskey(ctx, input)),
  rename: memberProcedure
    .fails("passkeyNotFound")
    .input(renamePasskeyInput)
    .output(passkey)
    .mutation(({ ctx, input }) => renamePasskey(ctx, input)),
  remove: memberProcedure
    .fails("passkeyNeeded", "passkeyNotFound", "passkeysTooFewWithoutPassword", "passwordNeeded")
    .input(removePasskeyInput)
    .output(z.object({ removed: z.literal(true) }))
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
  /** For golfers who sign in with passkeys alone. */
  removePassword: memberProcedure
    .fails("passkeyNeeded", "passkeysTooFewForNoPassword", "passwordMissing", "passwordNeeded")
    .output(z.object({ removed: z.literal(true) }))
    .mutation(({ ctx }) => removePassword(ctx)),
  /** What a passkey signs, to sign in or to confirm. */
  startUse: publicProcedure
    .fails("passkeysNeedAddress")
    .output(passkeyRequestOptions)
    .mutation(({ ctx }) => startPasskeyUse(ctx)),
  signIn: publicProcedure
    .fails("passkeyUnknown", "passkeysNeedAddress", "suspended")
    .input(usePasskeyInput)
    .output(account)
    .mutation(({ ctx, input }) => signInWithPasskey(ctx, input)),
  /** Instead of the password, for calls that require it; for admins also where they need a passkey. */
  confirm: memberProcedure
    .fails("passkeyOfAnother", "passkeyUnknown", "passkeysNeedAddress")
    .input(usePasskeyInput)
    .output(z.object({ confirmed: z.literal(true) }))
    .mutation(({ ctx, input }) => confirmWithPasskey(ctx, input)),
});
