import type { Notification } from "@fourball/domain/notification/schema";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isVisible, subscribeToFocus } from "../../../shared/page/focus.ts";
import { notify } from "../../../shared/toast.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";

/** The limit of one call; a page of the list is far shorter. */
const IDS_MAX = 100;

type NotificationReading = {
  /** Unread before this visit: the marks stay while the golfer reads. */
  isNew: (notification: Notification) => boolean;
  readAll: () => void;
  readingAll: boolean;
};

/** Marks visible notifications as read, each once. */
export function useMarkNotificationsRead(
  notifications: readonly Notification[],
  list: RefObject<HTMLElement | null>,
  onAllRead: () => void,
): NotificationReading {
  const utils = trpc.useUtils();
  const [seenHere, setSeenHere] = useState<ReadonlySet<string>>(new Set());
  const markedRead = useRef(new Set<string>());
  const { mutate } = trpc.notification.markRead.useMutation({
    onSuccess: (count) => utils.notification.unread.setData(undefined, count),
    // Retried when the tab is visible again.
    onError: (_, { ids = [] }) => {
      for (const id of ids) markedRead.current.delete(id);
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
  const isFocused = useSyncExternalStore(subscribeToFocus, isVisible);

  useEffect(() => {
    if (!isOnScreen || !isFocused) return;
    const unread = notifications
      .filter(({ id, readAt }) => readAt === null && !markedRead.current.has(id))
      .map(({ id }) => id)
      .slice(0, IDS_MAX);
    if (unread.length === 0) return;
    for (const id of unread) markedRead.current.add(id);
    setSeenHere((seen) => new Set([...seen, ...unread]));
    mutate({ ids: unread });
  }, [notifications, isOnScreen, isFocused, mutate]);

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
