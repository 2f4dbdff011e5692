import { Button } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import type { ReactNode } from "react";

/** The page number in the address may be past the end of the list. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }): ReactNode {
  return (
    <EmptyState
      action={
        <Button onClick={onFirst} variant="secondary">
          First page
        </Button>
      }
      title="The list ends before this page"
    />
  );
}
