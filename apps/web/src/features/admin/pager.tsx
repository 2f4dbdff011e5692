import { ADMIN_PAGE } from "@fourball/domain/admin/constants";
import { Button } from "@fourball/ui/button";
import { EmptyState } from "@fourball/ui/empty-state";
import type { ReactNode } from "react";
import { adminTexts } from "./texts.ts";

const offsetOf = (page: number): number => (page - 1) * ADMIN_PAGE;

/** What the server needs to know of a page. */
export const pageAt = (page: number): { limit: number; offset: number } => ({ limit: ADMIN_PAGE, offset: offsetOf(page) });

type PagerProps = { label: string; page: number; total: number; onPage: (page: number) => void };

/** `1-25 of 231`, with the way to the pages before and after. */
export function Pager({ label, page, total, onPage }: PagerProps): ReactNode {
  const first = offsetOf(page) + 1;
  const last = Math.min(page * ADMIN_PAGE, total);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-2 text-small tabular-nums" role="status">
        {total > 0 ? adminTexts.list.range(first, last, total) : null}
      </p>
      {total > ADMIN_PAGE ? (
        <div className="flex gap-2">
          <Button disabled={page === 1} focusableWhenDisabled onClick={() => onPage(page - 1)} variant="secondary">
            {adminTexts.list.previous}
          </Button>
          <Button disabled={last === total} focusableWhenDisabled onClick={() => onPage(page + 1)} variant="secondary">
            {adminTexts.list.next}
          </Button>
        </div>
      ) : null}
    </nav>
  );
}

/** The page number in the address may be past the end of the list. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }): ReactNode {
  return (
    <EmptyState
      action={
        <Button onClick={onFirst} variant="secondary">
          {adminTexts.list.firstPage}
        </Button>
      }
      title={adminTexts.list.pastTheEnd}
    />
  );
}
