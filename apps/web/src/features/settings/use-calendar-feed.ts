import { useState } from "react";
import { notify } from "../../shared/toast.ts";
import { notifyFailure } from "../../shared/trpc/notify-failure.ts";
import { trpc } from "../../shared/trpc/trpc.ts";

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
      void notify({ type: "success", title: "Calendar address created", description: "Copy it now: it is not shown again." });
    },
    onError: (error) => void notifyFailure(error, "Error", "Your calendar address was not made. Please try again."),
  });
  const revoke = trpc.calendar.revokeFeed.useMutation({
    onSuccess: (feed) => {
      setUrl(undefined);
      utils.calendar.feed.setData(undefined, feed);
      void notify({ type: "success", title: "Calendar address stopped", description: "The old address works no longer." });
    },
    onError: (error) => void notifyFailure(error, "Error", "Your calendar address still works. Please try again."),
  });
  return {
    url,
    create: () => renew.mutate(),
    creating: renew.isPending,
    renew: () => renew.mutateAsync(),
    stop: () => revoke.mutateAsync(),
  };
}
