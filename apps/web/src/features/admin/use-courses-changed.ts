import { trpc } from "../../shared/trpc.ts";

/** What is no longer true once courses are others. Resolves when the screens are true again. */
export function useCoursesChanged(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => {
    // Games show the name and the picture of their course.
    for (const router of [utils.course, utils.teeTime, utils.dashboard, utils.participation, utils.profile])
      void router.invalidate();
    return utils.admin.invalidate();
  };
}
