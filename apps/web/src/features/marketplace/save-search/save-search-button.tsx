import { Button } from "@fourball/ui/button";
import BellPlus from "lucide-react/icons/bell-plus";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import { movesOn, savableFilter } from "./savable-filter.ts";
import { texts } from "./texts.ts";

const load = () => import("./save-search-dialog.tsx");
const SaveSearchDialog = lazy(() => load().then(({ SaveSearchDialog }) => ({ default: SaveSearchDialog })));
const preload = (): void => void load();

/** Opens the question how often; nothing where there is nothing to save. `isOffer`: instead of games that aren't there. */
export function SaveSearchButton({ isOffer = false }: { isOffer?: boolean }): ReactNode {
  const { search } = useMarketplaceSearch();
  const { position } = useViewerPosition();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const filter = savableFilter(search, position);
  if (!filter) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className={isOffer ? undefined : "mx-auto mt-2 flex"}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        onFocus={preload}
        onPointerEnter={preload}
        size={isOffer ? undefined : "small"}
        variant={isOffer ? "primary" : "ghost"}
      >
        <BellPlus aria-hidden="true" className={isOffer ? "size-5" : "size-4"} />
        {isOffer ? texts.tellMe : texts.save}
      </Button>
      {wasOpened ? (
        <Suspense>
          <SaveSearchDialog filter={filter} movesOn={movesOn(search)} onOpenChange={setOpen} open={isOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
