import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { memo, type ReactNode, Suspense } from "react";
import { idlePart } from "../../kit/when-idle.ts";
import { SectionCard } from "./section-card.tsx";
import { settingsTexts } from "./texts.ts";

const AccountActions = idlePart(async () => (await import("./account/account-actions.tsx")).AccountActions);
const Choices = idlePart(async () => (await import("./appearance/choices.tsx")).Choices);
const CalendarFeed = idlePart(async () => (await import("./calendar/calendar-feed.tsx")).CalendarFeed);
const OwnRecord = idlePart(async () => (await import("./people/own-record.tsx")).OwnRecord);
const Partners = idlePart(async () => (await import("./people/partners.tsx")).Partners);
const SavedSearches = idlePart(async () => (await import("./searches/saved-searches.tsx")).SavedSearches);

export const AccountSection = memo(function AccountSection({ onDeleted }: { onDeleted: () => void }): ReactNode {
  return (
    <Card className="stack gap-6 p-4 sm:p-6">
      <Suspense fallback={<Skeleton className="h-160 rounded-control" />}>
        <AccountActions onDeleted={onDeleted} />
      </Suspense>
    </Card>
  );
});

/** Kept on this device, and saved at once. */
export const AppearanceSection = memo(function AppearanceSection(): ReactNode {
  return (
    <SectionCard description={settingsTexts.appearance.description}>
      <div className="stack min-h-56 content-start gap-5">
        <Suspense>
          <Choices />
        </Suspense>
      </div>
    </SectionCard>
  );
});

/** The private calendar feed of the golfer. */
export const CalendarSection = memo(function CalendarSection(): ReactNode {
  return (
    <SectionCard description={settingsTexts.calendarHint}>
      <Suspense fallback={<Skeleton className="h-10 w-52" />}>
        <CalendarFeed />
      </Suspense>
    </SectionCard>
  );
});

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
