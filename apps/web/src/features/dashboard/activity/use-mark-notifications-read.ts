import type { Notification } from "@fourball/domain/notification/schema";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isVisible, subscribeToFocus } from "../../../kit/focus.ts";
import { notify } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { dashboardTexts } from "../texts.ts";

/** The limit of one call; a page of the list is far shorter. */
const IDS_MAX = 100;

type NotificationReading = {
  /** Unread before this visit: the marks stay while the golfer reads. */
  isNew: (notification: Notification) => boolean;
  readAll: () => void;
  readingAll: boolean;
};

/** Marks notifications as read once their lines are on screen. */
export function useMarkNotificationsRead(
  notifications: readonly Notification[],
  list: RefObject<HTMLElement | null>,
  onAllRead: () => void = () => undefined,
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
    onError: () => void notify({ type: "error", title: dashboardTexts.activity.markFailed }),
  });
  const onScreen = useLinesOnScreen(list, notifications);
  const isFocused = useSyncExternalStore(subscribeToFocus, isVisible);

  useEffect(() => {
    if (!isFocused) return;
    const unread = notifications
      .filter(({ id, readAt }) => readAt === null && onScreen.has(id) && !markedRead.current.has(id))
      .map(({ id }) => id)
      .slice(0, IDS_MAX);
    if (unread.length === 0) return;
    for (const id of unread) markedRead.current.add(id);
    setSeenHere((seen) => new Set([...seen, ...unread]));
    mutate({ ids: unread });
  }, [notifications, onScreen, isFocused, mutate]);

  return {
    isNew: ({ id, readAt }) => readAt === null || seenHere.has(id),
    readAll: () => all.mutate({}),
    readingAll: all.isPending,
  };
}

/** The ids of the lines that are or were on screen. */
function useLinesOnScreen(list: RefObject<HTMLElement | null>, notifications: readonly Notification[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const shown = notifications.map(({ id }) => id).join();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const arrived = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => idOf(target));
      if (arrived.length > 0) setSeen((before) => new Set([...before, ...arrived]));
    });
    for (const line of list.current?.querySelectorAll("[data-notification]") ?? [])
      if (shown.includes(idOf(line))) observer.observe(line);
    return () => observer.disconnect();
  }, [list, shown]);
  return seen;
}

const idOf = (line: Element): string => line.getAttribute("data-notification") ?? "";
