import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { useGameAddress } from "../game-address.ts";
import { teeTimeTexts } from "../texts.ts";
import { type AcceptOffer, useAcceptOffer } from "./use-waitlist.ts";

/** A spot that is reserved for the viewer until the offer expires. */
export function OfferPanel(): ReactNode {
  const offer = useAcceptOffer();
  return useIsRoomy() ? (
    <>
      {offer.refusal ? <Message role="alert">{offer.refusal}</Message> : null}
      <ClaimButton offer={offer} />
    </>
  ) : null;
}

export function ClaimButton({ offer: { mutate, isPending } }: { offer: AcceptOffer }): ReactNode {
  const address = useGameAddress();
  return (
    <Button onClick={() => mutate(address)} pending={isPending} pendingLabel={teeTimeTexts.waitlist.claiming} size="large" wide>
      {teeTimeTexts.waitlist.claim}
    </Button>
  );
}
