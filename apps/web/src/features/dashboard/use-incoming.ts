import { useState } from "react";
import { type Incoming, ofGolfer, ofGuest } from "../../golf/requests/incoming.ts";
import type { ApiError } from "../../kit/trpc/api-error.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

type IncomingQuery = {
  data: Incoming[] | undefined;
  error: ApiError | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** The requests of golfers and of guests, as one list. */
export function useIncoming(): IncomingQuery {
  const golfers = trpc.dashboard.pendingRequests.useQuery();
  const guests = trpc.dashboard.pendingGuests.useQuery();
  return {
    data: golfers.data && guests.data && [...golfers.data.map(ofGolfer), ...guests.data.map(ofGuest)],
    error: golfers.error ?? guests.error,
    isPending: golfers.isPending || guests.isPending,
    isFetching: golfers.isFetching || guests.isFetching,
    refetch: () => Promise.all([golfers.refetch(), guests.refetch()]),
  };
}

/**
 * Whether a reply is due within a day; undefined until the requests are there. It stays as it was at first: neither a reply nor
 * another request may take away the list that is being read.
 */
export function useIsReplyDue(): boolean | undefined {
  const { data, isFetching } = useIncoming();
  const [isDue, setDue] = useState<boolean>();
  if (isDue === undefined && data && !isFetching) {
    const tomorrow = Temporal.Now.instant().add({ hours: 24 });
    setDue(data.some(({ answerDueAt: at }) => at !== null && Temporal.Instant.compare(Temporal.Instant.from(at), tomorrow) <= 0));
  }
  return isDue;
}
