import type { Account } from "@fourball/domain/account/schema";
import { displayName } from "@fourball/domain/profile/name";
import { type ReactNode, useContext } from "react";
import { PressToConfirm } from "../../kit/forms/press-to-confirm.tsx";
import { MemberContext } from "../../kit/session/member.ts";
import { handleUnauthorized } from "../../kit/session/session.ts";
import { isRefusal } from "../../kit/trpc/failure.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { ClaimForm } from "./claim-form.tsx";
import type { ClaimProps } from "./claim-props.ts";
import { texts } from "./texts.ts";
import { useSpotIsKept } from "./use-spot-is-kept.ts";

/** How an approved guest makes the spot that of an account: a new one, or the one that is signed in. */
export function Claim(props: ClaimProps): ReactNode {
  const account = useContext(MemberContext);
  return account ? <KeepSpot account={account} {...props} /> : <ClaimForm {...props} />;
}

/** For a golfer who is signed in: the spot becomes theirs. */
function KeepSpot({ account, link }: ClaimProps & { account: Account }): ReactNode {
  const spotIsKept = useSpotIsKept(link);
  const { guest } = trpc.useUtils();
  const keep = trpc.guest.keepSpot.useMutation({
    onSuccess: ({ teeTimeId }) => spotIsKept(teeTimeId),
    onError: (error) => {
      if (!handleUnauthorized(error) && isRefusal(error)) void guest.own.invalidate(link);
    },
  });
  return (
    <section aria-label={texts.claim.title} className="stack gap-4 p-5 sm:p-7">
      <h2>{texts.claim.title}</h2>
      <p className="text-ink-2 wrap-anywhere">{texts.claim.signedInAs(displayName(account), account.email)}</p>
      <PressToConfirm confirm={() => keep.mutate(link)} request={keep} words={texts.keep} />
    </section>
  );
}
