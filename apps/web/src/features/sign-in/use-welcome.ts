import type { Account } from "@fourball/domain/account/schema";
import { trpc } from "../../shared/trpc.ts";

/** Tells the app who has just come in; the screens lead on from there. */
export function useWelcome(): (account: Account) => Promise<void> {
  const { account } = trpc.useUtils();
  return async (newcomer) => {
    // An answer that was asked for before would say that nobody is here.
    await account.current.cancel();
    account.current.setData(undefined, newcomer);
  };
}
