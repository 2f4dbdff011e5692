import { Skeleton } from "@fourball/ui/skeleton";
import { memo, type ReactNode, Suspense } from "react";
import { idlePart } from "../../../kit/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { settingsTexts } from "../texts.ts";

const SavedSearches = idlePart(async () => (await import("./saved-searches.tsx")).SavedSearches);

/** The games that the viewer wants to hear of. */
export const SearchesSection = memo(function SearchesSection(): ReactNode {
  return (
    <SectionCard description={settingsTexts.searchesHint}>
      <Suspense fallback={<Skeleton className="h-6" />}>
        <SavedSearches />
      </Suspense>
    </SectionCard>
  );
});
