import { Button } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

/** The page number in the address may be past the end of the list. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }): ReactNode {
  return (
    <EmptyState
      action={
        <Button onClick={onFirst} variant="secondary">
          {texts.list.firstPage}
        </Button>
      }
      title={texts.list.pastTheEnd}
    />
  );
}
