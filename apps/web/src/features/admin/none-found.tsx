import { Button } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import type { ReactNode } from "react";

type NoneFoundProps = { title: string; onClear: () => void; children: string };

/** A search without results, with a way to clear it. */
export function NoneFound({ title, onClear, children }: NoneFoundProps): ReactNode {
  return (
    <EmptyState
      action={
        <Button onClick={onClear} variant="secondary">
          Clear search
        </Button>
      }
      title={title}
    >
      {children}
    </EmptyState>
  );
}
