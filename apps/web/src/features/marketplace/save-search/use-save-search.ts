import type { SearchFrequency } from "@fourball/domain/saved-search/constants";
import type { SavedFilter } from "@fourball/domain/saved-search/filter";
import { useMarkStale } from "../../../kit/live-sync/use-mark-stale.ts";
import { handleUnauthorized } from "../../../kit/session/session.ts";
import { notify } from "../../../kit/toast.ts";
import type { ApiError } from "../../../kit/trpc/api-error.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts } from "./texts.ts";

type Wish = { filter: SavedFilter; frequency: SearchFrequency };
type Saving = { save: (wish: Wish) => void; saving: boolean; error: ApiError | null };

/** `onDone` closes the question; what was refused is read there. */
export function useSaveSearch(onDone: () => void): Saving {
  const markStale = useMarkStale();
  const request = trpc.savedSearch.save.useMutation({
    onSuccess: () => {
      onDone();
      void notify({ type: "success", title: texts.done, description: texts.doneHint });
      void markStale([{ type: "news" }]);
    },
    onError: (error) => void handleUnauthorized(error),
  });
  return {
    save: (wish) => request.mutate({ ...wish, timeZone: Temporal.Now.timeZoneId() }),
    saving: request.isPending,
    error: request.error,
  };
}
