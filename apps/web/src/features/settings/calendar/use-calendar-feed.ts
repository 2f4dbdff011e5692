import { useState } from "react";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { announce } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts as common } from "../texts.ts";
import { texts } from "./texts.ts";

export type CalendarFeedActions = {
  /** The new address, until the page is left. */
  url: string | undefined;
  create: () => void;
  creating: boolean;
  /** Rejects when it was refused. */
  renew: () => Promise<unknown>;
  stop: () => Promise<unknown>;
};

export function useCalendarFeed(): CalendarFeedActions {
  const utils = trpc.useUtils();
  const [url, setUrl] = useState<string>();
  const renew = trpc.calendar.renewFeed.useMutation({
    onSuccess: (made) => {
      setUrl(made.url);
      utils.calendar.feed.setData(undefined, { since: made.since });
      void announce(texts.created);
    },
    onError: (error) => void notifyFailure(error, common.error, texts.createFailed),
  });
  const revoke = trpc.calendar.revokeFeed.useMutation({
    onSuccess: (feed) => {
      setUrl(undefined);
      utils.calendar.feed.setData(undefined, feed);
      void announce(texts.stopped);
    },
    onError: (error) => void notifyFailure(error, common.error, texts.stopFailed),
  });
  return {
    url,
    create: () => renew.mutate(),
    creating: renew.isPending,
    renew: () => renew.mutateAsync(),
    stop: () => revoke.mutateAsync(),
  };
}
