import { ANY_CHANGE, useMarkStale } from "../../kit/live-sync/use-mark-stale.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

/** For when courses have changed: resolves when the administration is fresh. */
export function useCoursesChanged(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  const markStale = useMarkStale();
  return () => {
    // Games show the name and the picture of their course.
    void markStale(ANY_CHANGE);
    void utils.course.invalidate();
    return utils.admin.invalidate();
  };
}
