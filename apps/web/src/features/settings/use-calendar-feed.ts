import { useState } from "react";
import { failureMessage } from "../../shared/failure.ts";
import { handleUnauthorized } from "../../shared/session.ts";
import { notify } from "../../shared/toast.ts";
import { type ApiError, trpc } from "../../shared/trpc.ts";

export type CalendarDeeds = {
  /** The address, from when it was made until the page is left. */
  url: string | undefined;
  create: () => void;
  creating: boolean;
  /** Rejects when it was refused. */
  renew: () => Promise<unknown>;
  stop: () => Promise<unknown>;
};

const failed = (otherwise: string) => (error: ApiError) => {
  if (handleUnauthorized(error)) return;
  void notify({ type: "error", title: "Error", description: failureMessage(error, otherwise) });
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
    onError: failed("Your calendar address was not made. Please try again."),
  });
  const revoke = trpc.calendar.revokeFeed.useMutation({
    onSuccess: (feed) => {
      setUrl(undefined);
      utils.calendar.feed.setData(undefined, feed);
      void notify({ type: "success", title: "Calendar address stopped", description: "The old address works no longer." });
    },
    onError: failed("Your calendar address still works. Please try again."),
  });
  return {
    url,
    create: () => renew.mutate(),
    creating: renew.isPending,
    renew: () => renew.mutateAsync(),
    stop: () => revoke.mutateAsync(),
  };
}
