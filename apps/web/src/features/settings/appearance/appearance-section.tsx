import { memo, type ReactNode, Suspense } from "react";
import { idlePart } from "../../../kit/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { settingsTexts } from "../texts.ts";

const Choices = idlePart(async () => (await import("./choices.tsx")).Choices);

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
