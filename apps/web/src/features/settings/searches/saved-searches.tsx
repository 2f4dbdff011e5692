import { SAVED_SEARCHES_MAX, SEARCH_FREQUENCIES } from "@fourball/domain/saved-search/constants";
import { marketplaceSearchOf } from "@fourball/domain/saved-search/marketplace-search";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { Button } from "@fourball/ui/button";
import { Select } from "@fourball/ui/forms/select";
import { IconButton } from "@fourball/ui/icon-button";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Skeleton } from "@fourball/ui/skeleton";
import { Link } from "@tanstack/react-router";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useRef } from "react";
import { shortDate } from "../../../kit/formatting.ts";
import { useMarkStale } from "../../../kit/live-sync/use-mark-stale.ts";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { searchText, searchTexts } from "../../../kit/saved-search/search-text.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { searchesTexts } from "./texts.ts";
import { useDeleteSearch } from "./use-delete-search.ts";

export function SavedSearches(): ReactNode {
  const searches = trpc.savedSearch.list.useQuery();
  const { remove, removing, deleted, undo, undoing } = useDeleteSearch();
  const count = useRef<HTMLParagraphElement>(null);
  // The button of a row that is gone had the focus.
  useFocusWhenReplaced(count, searches.data?.length.toString());
  if (searches.error && !searches.data)
    return <LoadFailed error={searches.error} retry={searches.refetch} title={searchesTexts.failed} />;
  if (!searches.data) return <Skeleton className="h-6" />;
  return (
    <>
      <p className="text-small outline-none" ref={count} tabIndex={-1}>
        {searches.data.length > 0 ? searchesTexts.count(searches.data.length, SAVED_SEARCHES_MAX) : <None />}
      </p>
      <Deleted search={deleted} undo={undo} undoing={undoing} />
      {searches.data.length > 0 ? (
        <ul className="grid">
          {searches.data.map((search) => (
            <SavedSearchRow isDeleting={removing === search.id} key={search.id} onDelete={() => remove(search)} search={search} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

const None = (): ReactNode => (
  <>
    {searchesTexts.none}{" "}
    <Link className={linkStyle()} to="/marketplace">
      {searchesTexts.browse}
    </Link>
  </>
);

type DeletedProps = { search: SavedSearch | undefined; undo: () => void; undoing: boolean };

/** Until the next one, or until the golfer leaves. */
const Deleted = ({ search, undo, undoing }: DeletedProps): ReactNode => (
  <div className="flex flex-wrap items-center justify-between gap-3 text-small empty:hidden" role="status">
    {search ? (
      <>
        <span className="text-ink-2">{searchesTexts.deleted(searchText(search))}</span>
        <Button onClick={undo} pending={undoing} size="small" variant="secondary">
          {searchesTexts.undo}
        </Button>
      </>
    ) : null}
  </div>
);

const choices = [...SEARCH_FREQUENCIES, "off" as const].map((value) => ({ value, label: searchesTexts.choices[value] }));
type Choice = (typeof choices)[number]["value"];

type SavedSearchRowProps = { search: SavedSearch; onDelete: () => void; isDeleting: boolean };

function SavedSearchRow({ search, onDelete, isDeleting }: SavedSearchRowProps): ReactNode {
  const words = searchText(search);
  const [often, choose] = useOften(search);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-b py-3 last:border-b-0">
      <span className="grid min-w-0 grow basis-60 text-small">
        <Link className={linkStyle({ className: "wrap-anywhere" })} search={marketplaceSearchOf(search.filter)} to="/marketplace">
          {words}
        </Link>
        {search.filter.to ? <span className="text-ink-2 text-micro">{searchTexts.ends(shortDate(search.filter.to))}</span> : null}
      </span>
      <span className="flex items-center gap-1 max-sm:grow">
        <Select className="grow" label={searchesTexts.often(words)} onValueChange={choose} options={choices} value={often} />
        <IconButton disabled={isDeleting} focusableWhenDisabled label={searchesTexts.delete(words)} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

/** How often it tells, or that it doesn't; saved at once. */
function useOften({ id, frequency, isOn }: SavedSearch): [Choice, (choice: Choice) => void] {
  const markStale = useMarkStale();
  const request = trpc.savedSearch.change.useMutation({
    onSuccess: () => markStale([{ type: "notifications" }]),
    onError: (error) => void notifyFailure(error, searchesTexts.changeFailed),
  });
  const stored: Choice = isOn ? frequency : "off";
  const chosen = request.isPending ? choiceOf(request.variables) : stored;
  return [
    chosen ?? stored,
    (choice) => request.mutate(choice === "off" ? { id, isOn: false } : { id, frequency: choice, isOn: true }),
  ];
}

const choiceOf = ({ isOn, frequency }: { isOn?: boolean | undefined; frequency?: SavedSearch["frequency"] | undefined }) =>
  isOn === false ? "off" : frequency;
