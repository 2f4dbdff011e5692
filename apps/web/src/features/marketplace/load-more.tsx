import { Button } from "@fourball/ui/button";
import { Message } from "@fourball/ui/message";
import { type ReactNode, useEffect, useRef } from "react";
import { marketplaceTexts } from "./texts.ts";

export type LoadMoreProps = {
  shown: number;
  total: number | undefined;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  more: () => void;
};

export function LoadMore({ shown, total, hasMore, loading, failed, more }: LoadMoreProps): ReactNode {
  const tally = useRef<HTMLParagraphElement>(null);
  const hadMore = useRef(hasMore);

  const askedAt = useRef<number>(undefined);

  // The keyboard and the screen reader go on with what has come.
  useEffect(() => {
    if (askedAt.current === undefined || shown <= askedAt.current) return;
    const cards = tally.current?.closest("section")?.querySelectorAll("article");
    cards?.[askedAt.current]?.querySelector("a")?.focus({ preventScroll: true });
    askedAt.current = undefined;
  }, [shown]);

  function ask(): void {
    askedAt.current = shown;
    more();
  }

  // The button disappears with the last page, which would lose the focus.
  useEffect(() => {
    if (hadMore.current && !hasMore && document.activeElement === document.body) tally.current?.focus();
    hadMore.current = hasMore;
  }, [hasMore]);

  return (
    <div className="mt-8 grid justify-items-center gap-3">
      {failed ? <Message role="alert">{marketplaceTexts.more.failed}</Message> : null}
      {hasMore ? (
        <Button onClick={ask} pending={loading} size="large" variant="secondary">
          {marketplaceTexts.more.load}
        </Button>
      ) : null}
      <p className="rounded-tag text-ink-2 text-small tabular-nums" ref={tally} role="status" tabIndex={-1}>
        {total === undefined ? null : marketplaceTexts.more.shown(shown, Math.max(shown, total))}
      </p>
    </div>
  );
}
