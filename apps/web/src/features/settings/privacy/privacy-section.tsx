import { Skeleton } from "@fourball/ui/skeleton";
import Search from "lucide-react/icons/search";
import UserRound from "lucide-react/icons/user-round";
import { memo, type ReactNode, Suspense } from "react";
import { useMember } from "../../../kit/session/member.ts";
import { idlePart } from "../../../kit/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { SectionLink, SectionLinks } from "../section-link.tsx";
import { texts } from "../texts.ts";

const BlockedGolfers = idlePart(async () => (await import("./blocked-golfers.tsx")).BlockedGolfers);

/** Who sees the viewer, what is searched for the viewer, and whom the viewer blocked. */
export const PrivacySection = memo(function PrivacySection(): ReactNode {
  return (
    <>
      <SectionLinks label={texts.sections.privacy}>
        <SectionLink
          icon={UserRound}
          label={texts.profile.public}
          to="profile"
          value={useMember().publicProfile ? texts.privacy.on : texts.privacy.off}
        />
        <SectionLink icon={Search} to="searches" />
      </SectionLinks>
      <SectionCard description={texts.blocked.description} title={texts.blocked.title}>
        <Suspense fallback={<Skeleton className="h-6" />}>
          <BlockedGolfers />
        </Suspense>
      </SectionCard>
    </>
  );
});
