import type { Account } from "@fourball/domain/account/schema";
import { trpc } from "../trpc/trpc.ts";

/** Puts the account into the session query after signing in. */
export function useSetAccount(): (account: Account) => Promise<void> {
  const { account } = trpc.useUtils();
  return async (signedIn) => {
    // A request that is still running would answer "signed out".
    await account.current.cancel();
    account.current.setData(undefined, signedIn);
  };
}
