import { identityProviderInfo, identityStart } from "@fourball/domain/identity/schema";
import { getProvider } from "@fourball/services/golfers/identity/get-connection";
import { removeIdentity } from "@fourball/services/golfers/identity/remove-identity";
import { confirmWithIdentity, connectIdentity } from "@fourball/services/golfers/identity/start-identity";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const identityRouter = router({
  /** Null where none is configured. */
  provider: publicProcedure
    .fails()
    .output(identityProviderInfo.nullable())
    .query(({ ctx }) => getProvider(ctx)),
  /** The browser goes to the provider next, and comes back to the settings. */
  connect: memberProcedure
    .fails("passkeyNeeded", "passwordNeeded", "providerUnreachable", "singleSignOnMissing")
    .output(identityStart)
    .mutation(({ ctx }) => connectIdentity(ctx)),
  /** Instead of the password, for calls that require it. */
  confirm: memberProcedure
    .fails("providerNotConnected", "providerUnreachable", "singleSignOnMissing")
    .output(identityStart)
    .mutation(({ ctx }) => confirmWithIdentity(ctx)),
  remove: memberProcedure
    .fails("accountNotConnected", "passkeyNeeded", "passwordNeeded", "signInNeedsAnother", "singleSignOnMissing")
    .output(z.object({ removed: z.literal(true) }))
    .mutation(({ ctx }) => removeIdentity(ctx)),
});
