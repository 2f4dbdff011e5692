import { Button } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import type { ReactNode } from "react";
import { adminTexts } from "./texts.ts";

type NoneFoundProps = { title: string; clearLabel?: string; onClear: () => void; children?: string };

/** A search without results, with a way to clear it. */
export function NoneFound({ title, clearLabel = adminTexts.list.clear, onClear, children }: NoneFoundProps): ReactNode {
  return (
    <EmptyState
      action={
        <Button onClick={onClear} variant="secondary">
          {clearLabel}
        </Button>
      }
      title={title}
    >
      {children}
    </EmptyState>
  );
}
