import { account } from "@fourball/domain/account/schema";
import { setAdminInput } from "@fourball/domain/admin/schema";
import { setAdmin } from "@fourball/services/admin/set-admin";
import { memberProcedure, router } from "../trpc.ts";

export const adminRouter = router({
  setAdmin: memberProcedure
    .input(setAdminInput)
    .output(account.pick({ id: true, email: true, firstName: true, lastName: true, isAdmin: true }))
    .mutation(({ ctx, input }) => setAdmin(ctx, input)),
});
