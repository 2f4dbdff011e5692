import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { useState } from "react";
import { useMarkStale } from "../../../kit/live-sync/use-mark-stale.ts";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { searchesTexts } from "./texts.ts";

type DeleteSearch = {
  remove: (search: SavedSearch) => void;
  /** The id of the one whose deletion the server has not answered yet. */
  removing: string | undefined;
  /** The last one that was deleted here. */
  deleted: SavedSearch | undefined;
  undo: () => void;
  undoing: boolean;
};

export function useDeleteSearch(): DeleteSearch {
  const [deleted, setDeleted] = useState<SavedSearch>();
  const markStale = useMarkStale();
  const deletion = trpc.savedSearch.delete.useMutation({
    onError: (error) => void notifyFailure(error, searchesTexts.deleteFailed),
  });
  const saving = trpc.savedSearch.save.useMutation({ onError: (error) => void notifyFailure(error, searchesTexts.undoFailed) });
  const turning = trpc.savedSearch.change.useMutation({
    onError: (error) => void notifyFailure(error, searchesTexts.undoFailed),
  });

  async function bringBack({ filter, frequency, isOn }: SavedSearch): Promise<void> {
    const { id } = await saving.mutateAsync({ filter, frequency });
    if (!isOn) await turning.mutateAsync({ id, isOn });
    setDeleted(undefined);
    await markStale([{ type: "notifications" }]);
  }

  return {
    deleted,
    removing: deletion.isPending ? deletion.variables.id : undefined,
    remove: (search) =>
      deletion.mutate(
        { id: search.id },
        {
          onSuccess: () => {
            setDeleted(search);
            return markStale([{ type: "notifications" }]);
          },
        },
      ),
    undo: () => void (deleted && bringBack(deleted).catch(() => undefined)),
    undoing: saving.isPending || turning.isPending,
  };
}
