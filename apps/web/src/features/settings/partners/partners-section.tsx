import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { texts } from "../texts.ts";

const Partners = lazy(() =>
  whenIdle()
    .then(() => import("./partners.tsx"))
    .then(({ Partners }) => ({ default: Partners })),
);

/** With whom the viewer would play again, and who says the same. */
export const PartnersSection = memo(function PartnersSection(): ReactNode {
  return (
    <SectionCard description={texts.partnersHint} section="partners">
      <Suspense fallback={<Skeleton className="h-6" />}>
        <Partners />
      </Suspense>
    </SectionCard>
  );
});
