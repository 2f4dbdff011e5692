import { Skeleton } from "@fourball/ui/skeleton";
import type { ReactNode } from "react";
import { kitTexts } from "../texts.ts";
import type { ApiError } from "../trpc/api-error.ts";
import { LoadFailed } from "./load-failed.tsx";
import { useDelayedFlag } from "./use-delayed-flag.ts";

type QueryBodyProps<Data> = {
  query: { data: Data; error: ApiError | null; isPending: boolean; refetch: () => unknown };
  /** The heading of the error. */
  failed?: string;
  /** Shown while loading. */
  skeleton?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
};

/** Loading, error and content of one part of a screen. */
export function QueryBody<Data>({
  query,
  failed = kitTexts.list.failed,
  skeleton = <Rows />,
  children,
}: QueryBodyProps<Data>): ReactNode {
  const waits = useDelayedFlag(query.isPending);
  if (query.data) return children(query.data);
  if (query.error) return <LoadFailed error={query.error} retry={query.refetch} title={failed} />;
  if (!waits) return null;
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {kitTexts.list.loading}
      </p>
      {skeleton}
    </div>
  );
}

function Rows(): ReactNode {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </div>
  );
}
