import { useMemo } from "react";
import { trpc } from "../trpc/trpc.ts";

const none: ReadonlySet<string> = new Set();

/** The ids of the golfers whom the viewer blocked; undefined while they load, none when they can't be loaded. */
export function useBlocked(): ReadonlySet<string> | undefined {
  const { data, isError } = trpc.block.list.useQuery();
  return useMemo(() => (data ? new Set(data.map(({ userId }) => userId)) : isError ? none : undefined), [data, isError]);
}
