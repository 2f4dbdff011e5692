import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { readRoom } from "../../../golf/chat/unread.ts";
import { createBatcher } from "../../../kit/create-batcher.ts";
import { hasFocus, subscribeToFocus } from "../../../kit/focus.ts";
import { handleUnauthorized } from "../../../kit/session/session.ts";
import { apiErrorOf } from "../../../kit/trpc/api-error.ts";
import { KEEPALIVE, trpc } from "../../../kit/trpc/trpc.ts";

/** At most one call a second in a busy room. */
const PACE = { waitMs: 0, cooldownMs: 1000 };

type MarkRead = {
  teeTimeId: string;
  /** The number of the last unread message. */
  upTo: number;
  /** The number of the last message read before. */
  readUpTo: number;
  /** The element right after it. */
  newest: RefObject<HTMLElement | null>;
};

/** Marks the room as read while its newest message is visible in a focused tab. */
export function useMarkRead({ teeTimeId, upTo, readUpTo, newest }: MarkRead): void {
  const isVisible = useIsVisible(newest);
  const isFocused = useSyncExternalStore(subscribeToFocus, hasFocus);
  const isReading = isVisible && isFocused;
  const utils = trpc.useUtils();
  const marked = useRef(readUpTo);
  const [marks] = useState(() =>
    createBatcher<number>(async (seqs) => {
      const seq = Math.max(...seqs);
      if (seq <= marked.current) return;
      try {
        await utils.client.chat.markRead.mutate({ teeTimeId, seq }, { context: KEEPALIVE });
        marked.current = seq;
        utils.chat.unread.setData(undefined, (counts) => counts?.filter((each) => each.teeTimeId !== teeTimeId));
      } catch (error) {
        // The next message or focus retries.
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

  // Leaving the page flushes what was read.
  useEffect(() => {
    window.addEventListener("pagehide", marks.flush);
    return () => {
      window.removeEventListener("pagehide", marks.flush);
      marks.flush();
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
