import { type ReactNode, useContext } from "react";
import { MemberContext } from "../../kit/session/member.ts";
import { ClaimForm } from "./claim-form.tsx";
import type { ClaimProps } from "./claim-props.ts";
import { KeepSpot } from "./keep-spot.tsx";

/** How an approved guest makes the spot that of an account: a new one, or the one that is signed in. */
export function Claim(props: ClaimProps): ReactNode {
  const account = useContext(MemberContext);
  return account ? <KeepSpot account={account} {...props} /> : <ClaimForm {...props} />;
}
