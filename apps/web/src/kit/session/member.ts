import type { Account } from "@fourball/domain/account/schema";
import { createContext, useContext } from "react";

export const MemberContext = createContext<Account | undefined>(undefined);

/** The signed-in golfer; only for screens behind the member routes. */
export function useMember(): Account {
  const account = useContext(MemberContext);
  if (!account) throw new Error("useMember stands outside the member routes");
  return account;
}

/** The viewer on public pages; undefined for a visitor. */
export const useViewerId = (): string | undefined => useContext(MemberContext)?.id;
