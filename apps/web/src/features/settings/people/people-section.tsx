import { Skeleton } from "@fourball/ui/skeleton";
import { memo, type ReactNode, Suspense } from "react";
import { idlePart } from "../../../kit/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { settingsTexts } from "../texts.ts";

const OwnRecord = idlePart(async () => (await import("./own-record.tsx")).OwnRecord);

const Partners = idlePart(async () => (await import("./partners.tsx")).Partners);

/** With whom the viewer would play again, and whether the viewer showed up. A link to the record finds it first. */
export const PeopleSection = memo(function PeopleSection({ startsWithRecord }: { startsWithRecord: boolean }): ReactNode {
  return (
    <>
      {startsWithRecord ? <Record /> : null}
      <SectionCard description={settingsTexts.partnersHint} title={settingsTexts.sections.partners}>
        <Suspense fallback={<Skeleton className="h-6" />}>
          <Partners />
        </Suspense>
      </SectionCard>
      {startsWithRecord ? null : <Record />}
    </>
  );
});

const Record = (): ReactNode => (
  <SectionCard description={settingsTexts.recordHint} title={settingsTexts.sections.record}>
    <Suspense fallback={<Skeleton className="h-24" />}>
      <OwnRecord />
    </Suspense>
  </SectionCard>
);
