import type { MarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import type { Position } from "@fourball/domain/position";
import { isEmptyFilter, type SavedFilter, savedFilterOf } from "@fourball/domain/saved-search/filter";
import { Button } from "@fourball/ui/button";
import BellPlus from "lucide-react/icons/bell-plus";
import { type ReactNode, Suspense, useState } from "react";
import { lazyWithPreload } from "../../../kit/when-idle.ts";
import { teeTimeFilterOf } from "../marketplace-search.ts";
import { quickFilterOf } from "../quick-filter.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import { saveSearchTexts } from "./texts.ts";

const [SaveSearchDialog, preload] = lazyWithPreload(async () => (await import("./save-search-dialog.tsx")).SaveSearchDialog);

/** Opens the question how often; nothing where there is nothing to save. `isOffer`: instead of games that aren't there. */
export function SaveSearchButton({ isOffer = false }: { isOffer?: boolean }): ReactNode {
  const { search } = useMarketplaceSearch();
  const { position } = useViewerPosition();
  const [isOpen, setOpen] = useState<boolean>();
  const filter = savableFilter(search, position);
  if (!filter) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className={isOffer ? undefined : "mx-auto mt-2 flex"}
        onClick={() => setOpen(true)}
        {...preload}
        size={isOffer ? undefined : "small"}
        variant={isOffer ? "primary" : "ghost"}
      >
        <BellPlus aria-hidden="true" className={isOffer ? "size-5" : "size-4"} />
        {isOffer ? saveSearchTexts.tellMe : saveSearchTexts.save}
      </Button>
      {isOpen !== undefined ? (
        <Suspense>
          <SaveSearchDialog filter={filter} movesOn={movesOn(search)} onOpenChange={setOpen} open={isOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Whether a day is chosen that is another one tomorrow. */
function movesOn(search: MarketplaceSearch): boolean {
  const days = quickFilterOf(search);
  return days !== undefined && days !== "all";
}

/** The lasting part of a search; nothing when that would be every game, or games near an unknown place. */
function savableFilter(search: MarketplaceSearch, position: Position | undefined): SavedFilter | undefined {
  if (search.filter === "nearby" && !position) return undefined;
  const lasting = movesOn(search) ? { ...search, from: undefined, to: undefined } : search;
  const filter = savedFilterOf(teeTimeFilterOf(lasting, position));
  return isEmptyFilter(filter) ? undefined : filter;
}
