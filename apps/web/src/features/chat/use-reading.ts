import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { readRoom } from "../../components/unread.ts";
import { hasFocus, subscribeToFocus } from "../../shared/focus.ts";
import { gather } from "../../shared/gather.ts";
import { handleUnauthorized } from "../../shared/session.ts";
import { apiErrorOf, OUTLASTS_PAGE, trpc } from "../../shared/trpc.ts";

/** A lively room is marked as read about once a second, not once a line. */
const PACE = { waitMs: 0, restMs: 1000 };

type Reading = {
  teeTimeId: string;
  /** The number of the last line that waits to be read. */
  upTo: number;
  /** Up to where it was read before. */
  readUpTo: number;
  /** What stands right after it. */
  newest: RefObject<HTMLElement | null>;
};

/** Marks the room as read while its newest line is on the screen of somebody who looks at it. */
export function useReading({ teeTimeId, upTo, readUpTo, newest }: Reading): void {
  const isVisible = useIsVisible(newest);
  const isLookedAt = useSyncExternalStore(subscribeToFocus, hasFocus);
  const isReading = isVisible && isLookedAt;
  const utils = trpc.useUtils();
  const marked = useRef(readUpTo);
  const [marks] = useState(() =>
    gather<number>(async (seqs) => {
      const seq = Math.max(...seqs);
      if (seq <= marked.current) return;
      try {
        await utils.client.chat.markRead.mutate({ teeTimeId, seq }, { context: OUTLASTS_PAGE });
        marked.current = seq;
        utils.chat.unread.setData(undefined, (counts) => counts?.filter((each) => each.teeTimeId !== teeTimeId));
      } catch (error) {
        // The next line, or the next look, marks it.
        handleUnauthorized(apiErrorOf(error));
      }
    }, PACE),
  );

  useEffect(() => {
    if (!isReading) return;
    readRoom(teeTimeId);
    return () => readRoom(undefined);
  }, [isReading, teeTimeId]);

  useEffect(() => {
    if (isReading && upTo > marked.current) marks.add(upTo);
  }, [isReading, upTo, marks]);

  // What was on the screen was read, however soon it was left.
  useEffect(() => {
    window.addEventListener("pagehide", marks.finish);
    return () => {
      window.removeEventListener("pagehide", marks.finish);
      marks.finish();
    };
  }, [marks]);
}

function useIsVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}
