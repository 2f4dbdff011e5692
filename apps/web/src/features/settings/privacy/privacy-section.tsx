import { Switch } from "@fourball/ui/forms/switch";
import { Skeleton } from "@fourball/ui/skeleton";
import Search from "lucide-react/icons/search";
import UserRound from "lucide-react/icons/user-round";
import { memo, type ReactNode, Suspense, useState } from "react";
import { homePlaceOf, readRememberedPlace } from "../../../kit/remembered-position.ts";
import { useMember } from "../../../kit/session/member.ts";
import { idlePart } from "../../../kit/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { SectionLink, SectionLinks } from "../section-link.tsx";
import { settingsTexts } from "../texts.ts";
import { useOwnSetting } from "../use-own-setting.ts";

const BlockedGolfers = idlePart(async () => (await import("./blocked-golfers.tsx")).BlockedGolfers);

/** Who sees the viewer, what is searched for the viewer, and whom the viewer blocked. */
export const PrivacySection = memo(function PrivacySection(): ReactNode {
  return (
    <>
      <SectionLinks label={settingsTexts.sections.privacy}>
        <SectionLink
          icon={UserRound}
          label={settingsTexts.profile.public}
          to="profile"
          value={useMember().publicProfile ? settingsTexts.privacy.on : settingsTexts.privacy.off}
        />
        <SectionLink icon={Search} to="searches" />
      </SectionLinks>
      <HomePlaceCard />
      <SectionCard description={settingsTexts.blocked.description} title={settingsTexts.blocked.title}>
        <Suspense fallback={<Skeleton className="h-6" />}>
          <BlockedGolfers />
        </Suspense>
      </SectionCard>
    </>
  );
});

/** Whether the account may store where the golfer plays; nothing while it and this device don't know. */
function HomePlaceCard(): ReactNode {
  const { homePlace } = useMember();
  const [onDevice] = useState(readRememberedPlace);
  // Turned off where only the account knew it, it can be turned on again.
  const [first] = useState(homePlace);
  const save = useOwnSetting();
  const place = homePlace ?? (onDevice ? homePlaceOf(onDevice) : first);
  if (!place) return null;
  return (
    <SectionCard description={settingsTexts.homePlace.description(place.name ?? undefined)} title={settingsTexts.homePlace.title}>
      <Switch
        checked={homePlace !== null}
        description={settingsTexts.homePlace.hint}
        label={settingsTexts.homePlace.label}
        onCheckedChange={(isOn) => save({ homePlace: isOn ? place : null })}
      />
    </SectionCard>
  );
}
