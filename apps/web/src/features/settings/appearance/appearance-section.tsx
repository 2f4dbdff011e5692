import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { SectionCard } from "../section-card.tsx";
import { texts } from "../texts.ts";

const Choices = lazy(() =>
  whenIdle()
    .then(() => import("./choices.tsx"))
    .then(({ Choices }) => ({ default: Choices })),
);

/** Kept on this device, and saved at once. */
export const AppearanceSection = memo(function AppearanceSection(): ReactNode {
  return (
    <SectionCard description={texts.appearance.description}>
      <div className="stack min-h-56 content-start gap-5">
        <Suspense>
          <Choices />
        </Suspense>
      </div>
    </SectionCard>
  );
});
