import { Card } from "@fourball/ui/card";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { texts } from "../texts.ts";

const Choices = lazy(() =>
  whenIdle()
    .then(() => import("./choices.tsx"))
    .then(({ Choices }) => ({ default: Choices })),
);

/** Kept on this device, and saved at once. */
export const AppearanceSection = memo(function AppearanceSection(): ReactNode {
  return (
    <Card as="section" className="stack gap-5 p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 className="scroll-mt-8 outline-none" id="appearance" tabIndex={-1}>
          {texts.sections.appearance}
        </h2>
        <p className="text-ink-2 text-small">{texts.appearance.description}</p>
      </div>
      <div className="stack min-h-56 content-start gap-5">
        <Suspense>
          <Choices />
        </Suspense>
      </div>
    </Card>
  );
});
