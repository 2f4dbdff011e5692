import { Button } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

export const PAGE_SIZE = 50;

export const offsetOf = (page: number): number => (page - 1) * PAGE_SIZE;

type PagerProps = { label: string; page: number; total: number; onPage: (page: number) => void };

/** `1-50 of 231`, with the way to the pages before and after. */
export function Pager({ label, page, total, onPage }: PagerProps): ReactNode {
  const first = offsetOf(page) + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-2 text-small tabular-nums" role="status">
        {total > 0 ? texts.list.range(first, last, total) : null}
      </p>
      {total > PAGE_SIZE ? (
        <div className="flex gap-2">
          <Button disabled={page === 1} focusableWhenDisabled onClick={() => onPage(page - 1)} variant="secondary">
            {texts.list.previous}
          </Button>
          <Button disabled={last === total} focusableWhenDisabled onClick={() => onPage(page + 1)} variant="secondary">
            {texts.list.next}
          </Button>
        </div>
      ) : null}
    </nav>
  );
}
