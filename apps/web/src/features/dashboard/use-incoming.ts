import type { ApiError } from "../../shared/trpc/api-error.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { type Incoming, ofGolfer, ofGuest } from "../../tee-time/requests/incoming.ts";

type IncomingQuery = {
  data: Incoming[] | undefined;
  error: ApiError | null;
  isPending: boolean;
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
    refetch: () => Promise.all([golfers.refetch(), guests.refetch()]),
  };
}
