import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import type { AcceptAsRegular } from "./use-accept-as-regular.ts";

export const ImInButton = ({ offer: { accept, accepting } }: { offer: AcceptAsRegular }): ReactNode => (
  <Button onClick={accept} pending={accepting} pendingLabel={texts.sending} size="large" wide>
    {texts.isIn}
  </Button>
);
