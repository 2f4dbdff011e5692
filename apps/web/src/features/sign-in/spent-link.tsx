import { Alert } from "@fourball/ui/alert";
import type { ReactNode } from "react";
import { AccountCard } from "./account-card.tsx";
import { texts } from "./texts.ts";

/** Behind a mailed link that was used, is too old, or was replaced; the children lead on. */
export function SpentLink({ hint, children }: { hint: string; children: ReactNode }): ReactNode {
  return (
    <AccountCard title={texts.spent}>
      <Alert title={texts.spentReason} tone="warn">
        {hint}
      </Alert>
      {children}
    </AccountCard>
  );
}
