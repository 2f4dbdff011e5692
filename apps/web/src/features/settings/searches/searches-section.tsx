import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { texts } from "../texts.ts";

const SavedSearches = lazy(() =>
  whenIdle()
    .then(() => import("./saved-searches.tsx"))
    .then(({ SavedSearches }) => ({ default: SavedSearches })),
);

/** The games that the viewer wants to hear of. */
export const SearchesSection = memo(function SearchesSection(): ReactNode {
  return (
    <SectionCard description={texts.searchesHint}>
      <Suspense fallback={<Skeleton className="h-6" />}>
        <SavedSearches />
      </Suspense>
    </SectionCard>
  );
});
