import { SAVED_SEARCHES_MAX } from "@fourball/domain/saved-search/constants";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { Button } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Skeleton } from "@fourball/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { searchText } from "../../../kit/saved-search/search-text.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { SavedSearchRow } from "./saved-search-row.tsx";
import { texts } from "./texts.ts";
import { useDeleteSearch } from "./use-delete-search.ts";

export function SavedSearches(): ReactNode {
  const searches = trpc.savedSearch.list.useQuery();
  const { remove, deleted, undo, undoing } = useDeleteSearch();
  const count = useRef<HTMLParagraphElement>(null);
  // The button of a row that is gone had the focus.
  useFocusWhenReplaced(count, searches.data?.length.toString());
  if (searches.error && !searches.data)
    return <LoadFailed error={searches.error} retry={searches.refetch} title={texts.failed} />;
  if (!searches.data) return <Skeleton className="h-6" />;
  return (
    <>
      <p className="text-small outline-none" ref={count} tabIndex={-1}>
        {searches.data.length > 0 ? texts.count(searches.data.length, SAVED_SEARCHES_MAX) : <None />}
      </p>
      <Deleted search={deleted} undo={undo} undoing={undoing} />
      {searches.data.length > 0 ? (
        <ul className="grid">
          {searches.data.map((search) => (
            <SavedSearchRow key={search.id} onDelete={() => remove(search)} search={search} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

const None = (): ReactNode => (
  <>
    {texts.none}{" "}
    <Link className={linkStyle()} to="/marketplace">
      {texts.browse}
    </Link>
  </>
);

type DeletedProps = { search: SavedSearch | undefined; undo: () => void; undoing: boolean };

/** Until the next one, or until the golfer leaves. */
const Deleted = ({ search, undo, undoing }: DeletedProps): ReactNode => (
  <div className="flex flex-wrap items-center justify-between gap-3 text-small empty:hidden" role="status">
    {search ? (
      <>
        <span className="text-ink-2">{texts.deleted(searchText(search))}</span>
        <Button onClick={undo} pending={undoing} size="small" variant="secondary">
          {texts.undo}
        </Button>
      </>
    ) : null}
  </div>
);
