import { useState } from "react";
import { tellFailure } from "../../shared/tell-failure.ts";
import { notify } from "../../shared/toast.ts";
import { trpc } from "../../shared/trpc.ts";

export type CalendarDeeds = {
  /** The address, from when it was made until the page is left. */
  url: string | undefined;
  create: () => void;
  creating: boolean;
  /** Rejects when it was refused. */
  renew: () => Promise<unknown>;
  stop: () => Promise<unknown>;
};

export function useCalendarFeed(): CalendarDeeds {
  const utils = trpc.useUtils();
  const [url, setUrl] = useState<string>();
  const renew = trpc.calendar.renewFeed.useMutation({
    onSuccess: (made) => {
      setUrl(made.url);
      utils.calendar.feed.setData(undefined, { since: made.since });
      void notify({ type: "success", title: "Calendar address created", description: "Copy it now: it is not shown again." });
    },
    onError: (error) => void tellFailure(error, "Error", "Your calendar address was not made. Please try again."),
  });
  const revoke = trpc.calendar.revokeFeed.useMutation({
    onSuccess: (feed) => {
      setUrl(undefined);
      utils.calendar.feed.setData(undefined, feed);
      void notify({ type: "success", title: "Calendar address stopped", description: "The old address works no longer." });
    },
    onError: (error) => void tellFailure(error, "Error", "Your calendar address still works. Please try again."),
  });
  return {
    url,
    create: () => renew.mutate(),
    creating: renew.isPending,
    renew: () => renew.mutateAsync(),
    stop: () => revoke.mutateAsync(),
  };
}
