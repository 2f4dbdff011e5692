import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { useGameAddress } from "../game-address.ts";
import { texts } from "./texts.ts";
import type { AcceptAsRegular } from "./use-accept-as-regular.ts";

export function ImInButton({ offer: { mutate, isPending } }: { offer: AcceptAsRegular }): ReactNode {
  const address = useGameAddress();
  return (
    <Button onClick={() => mutate(address)} pending={isPending} pendingLabel={texts.sending} size="large" wide>
      {texts.isIn}
    </Button>
  );
}
