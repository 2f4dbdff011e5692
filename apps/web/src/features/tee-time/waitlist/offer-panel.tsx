import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";
import { PhoneBar } from "../../../shared/page/phone-bar.tsx";
import { useGameAddress } from "../game-address.ts";
import { texts } from "../texts.ts";
import { useAcceptOffer } from "./use-accept-offer.ts";

/** A spot that is reserved for the viewer until the offer expires. */
export function OfferPanel(): ReactNode {
  const { accept, accepting, refusal } = useAcceptOffer();
  const address = useGameAddress();
  return (
    <>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <PhoneBar>
        <Button onClick={() => accept(address)} pending={accepting} pendingLabel={texts.waitlist.claiming} size="large" wide>
          {texts.waitlist.claim}
        </Button>
      </PhoneBar>
    </>
  );
}
