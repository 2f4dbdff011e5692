import type { SettingsPart } from "@fourball/domain/links/links";
import { SEARCH_FREQUENCIES, type SearchFrequency } from "@fourball/domain/saved-search/constants";
import type { SavedFilter } from "@fourball/domain/saved-search/filter";
import { Button } from "@fourball/ui/button";
import { Fieldset } from "@fourball/ui/forms/fieldset";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Dialog, DialogClose } from "@fourball/ui/overlays/dialog";
import { skipToken } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { shortDate } from "../../../kit/formatting.ts";
import { FormAlert } from "../../../kit/forms/form-alert.tsx";
import { useMarkStale } from "../../../kit/live-sync/use-mark-stale.ts";
import { pages } from "../../../kit/page/pages.ts";
import { searchText, searchTexts } from "../../../kit/saved-search/search-text.ts";
import { handleUnauthorized } from "../../../kit/session/session.ts";
import { notify } from "../../../kit/toast.ts";
import type { ApiError } from "../../../kit/trpc/api-error.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { saveSearchTexts } from "./texts.ts";

type SaveSearchDialogProps = {
  filter: SavedFilter;
  /** A day is chosen that isn't saved. */
  movesOn: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const choices = SEARCH_FREQUENCIES.map((value) => ({
  value,
  content: (
    <>
      <span className="font-semibold">{searchTexts.often[value]}</span>
      <span className="text-micro">{saveSearchTexts.hints[value]}</span>
    </>
  ),
}));

/** Says in words what is saved, and asks how often. */
export function SaveSearchDialog({ filter, movesOn, open, onOpenChange }: SaveSearchDialogProps): ReactNode {
  const { courseId } = filter;
  const { data: courses } = trpc.course.list.useQuery(courseId ? { id: courseId } : skipToken);
  const [frequency, choose] = useState<SearchFrequency>("at-once");
  const { save, saving, error } = useSaveSearch(() => onOpenChange(false));
  const courseName = courses?.find(({ id }) => id === courseId)?.name ?? null;
  const notes = [
    ...(movesOn ? [saveSearchTexts.movesOn] : []),
    ...(filter.to ? [searchTexts.ends(shortDate(filter.to))] : []),
    ...(filter.near ? [saveSearchTexts.place] : []),
    saveSearchTexts.night,
  ];
  return (
    <Dialog
      description={<span className="wrap-anywhere">{searchText({ filter, nearName: null, courseName })}</span>}
      footer={
        <>
          <DialogClose>{saveSearchTexts.cancel}</DialogClose>
          <Button onClick={() => save({ filter, frequency })} pending={saving}>
            {saveSearchTexts.confirm}
          </Button>
        </>
      }
      onOpenChange={onOpenChange}
      open={open}
      title={saveSearchTexts.title}
    >
      <Fieldset legend={saveSearchTexts.often}>
        <RadioTiles onValueChange={choose} options={choices} value={frequency} />
      </Fieldset>
      <p className="text-ink-2 text-small">{notes.join(" ")}</p>
      <Link
        className={linkStyle({ className: "w-fit py-2 text-small" })}
        hash={"searches" satisfies SettingsPart}
        to={pages.settings}
      >
        {saveSearchTexts.all}
      </Link>
      <FormAlert error={error} failed={saveSearchTexts.failed} />
    </Dialog>
  );
}

type Wish = { filter: SavedFilter; frequency: SearchFrequency };
type Saving = { save: (wish: Wish) => void; saving: boolean; error: ApiError | null };

/** `onDone` closes the question; what was refused is read there. */
function useSaveSearch(onDone: () => void): Saving {
  const markStale = useMarkStale();
  const request = trpc.savedSearch.save.useMutation({
    onSuccess: () => {
      onDone();
      void notify({ type: "success", title: saveSearchTexts.done, description: saveSearchTexts.doneHint });
      void markStale([{ type: "notifications" }]);
    },
    onError: (error) => void handleUnauthorized(error),
  });
  return {
    save: (wish) => request.mutate({ ...wish, timeZone: Temporal.Now.timeZoneId() }),
    saving: request.isPending,
    error: request.error,
  };
}
