import { trpc } from "../../../kit/trpc/trpc.ts";

/** The viewer's notifications by the page; the bell and the list read the same. */
export const useActivity = () =>
  trpc.notification.list.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
