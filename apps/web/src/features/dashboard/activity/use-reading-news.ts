import type { Notification } from "@fourball/domain/notification/schema";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isVisible, subscribeToFocus } from "../../../shared/focus.ts";
import { notify } from "../../../shared/toast.ts";
import { trpc } from "../../../shared/trpc.ts";

/** What one call takes; a page of the list is far shorter. */
const IDS_MAX = 100;

type ReadingNews = {
  /** What was not read before this visit: the marks stay while somebody reads. */
  isNew: (line: Notification) => boolean;
  readAll: () => void;
  readingAll: boolean;
};

/** Marks what is on the screen as read, each line once. */
export function useReadingNews(
  lines: readonly Notification[],
  list: RefObject<HTMLElement | null>,
  onAllRead: () => void,
): ReadingNews {
  const utils = trpc.useUtils();
  const [seenHere, setSeenHere] = useState<ReadonlySet<string>>(new Set());
  const told = useRef(new Set<string>());
  const { mutate } = trpc.notification.markRead.useMutation({
    onSuccess: (count) => utils.notification.unread.setData(undefined, count),
    // The next look marks them.
    onError: (_, { ids = [] }) => {
      for (const id of ids) told.current.delete(id);
    },
  });
  const all = trpc.notification.markRead.useMutation({
    onSuccess: (count) => {
      onAllRead();
      setSeenHere(new Set());
      utils.notification.unread.setData(undefined, count);
      return utils.notification.list.invalidate();
    },
    onError: () => void notify({ type: "error", title: "Error", description: "Could not mark your news as read." }),
  });
  const isOnScreen = useIsOnScreen(list);
  const isLookedAt = useSyncExternalStore(subscribeToFocus, isVisible);

  useEffect(() => {
    if (!isOnScreen || !isLookedAt) return;
    const unread = lines
      .filter(({ id, readAt }) => readAt === null && !told.current.has(id))
      .map(({ id }) => id)
      .slice(0, IDS_MAX);
    if (unread.length === 0) return;
    for (const id of unread) told.current.add(id);
    setSeenHere((seen) => new Set([...seen, ...unread]));
    mutate({ ids: unread });
  }, [lines, isOnScreen, isLookedAt, mutate]);

  return {
    isNew: ({ id, readAt }) => readAt === null || seenHere.has(id),
    readAll: () => all.mutate({}),
    readingAll: all.isPending,
  };
}

function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}
