import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { texts } from "../texts.ts";

const OwnRecord = lazy(() =>
  whenIdle()
    .then(() => import("./own-record.tsx"))
    .then(({ OwnRecord }) => ({ default: OwnRecord })),
);

const Partners = lazy(() =>
  whenIdle()
    .then(() => import("./partners.tsx"))
    .then(({ Partners }) => ({ default: Partners })),
);

/** With whom the viewer would play again, and whether the viewer showed up. A link to the record finds it first. */
export const PeopleSection = memo(function PeopleSection({ startsWithRecord }: { startsWithRecord: boolean }): ReactNode {
  return (
    <>
      {startsWithRecord ? <Record /> : null}
      <SectionCard description={texts.partnersHint} title={texts.sections.partners}>
        <Suspense fallback={<Skeleton className="h-6" />}>
          <Partners />
        </Suspense>
      </SectionCard>
      {startsWithRecord ? null : <Record />}
    </>
  );
});

const Record = (): ReactNode => (
  <SectionCard description={texts.recordHint} title={texts.sections.record}>
    <Suspense fallback={<Skeleton className="h-24" />}>
      <OwnRecord />
    </Suspense>
  </SectionCard>
);
