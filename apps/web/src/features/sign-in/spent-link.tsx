import { Alert } from "@fourball/ui/alert";
import type { ReactNode } from "react";
import { AccountCard } from "./account-card.tsx";
import { signInTexts } from "./texts.ts";

/** Behind a mailed link that was used, is too old, or was replaced; the children lead on. */
export function SpentLink({ hint, children }: { hint: string; children: ReactNode }): ReactNode {
  return (
    <AccountCard title={signInTexts.spent}>
      <Alert title={signInTexts.spentReason} tone="warn">
        {hint}
      </Alert>
      {children}
    </AccountCard>
  );
}
