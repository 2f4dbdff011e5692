import { Card } from "@fourball/ui/card";
import { Skeleton } from "@fourball/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";
import { texts } from "../texts.ts";

const BlockedGolfers = lazy(() =>
  whenIdle()
    .then(() => import("./blocked-golfers.tsx"))
    .then(({ BlockedGolfers }) => ({ default: BlockedGolfers })),
);

/** Whom the viewer blocked, and the way back. */
export const BlockedSection = memo(function BlockedSection(): ReactNode {
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 className="scroll-mt-8 outline-none" id="blocked" tabIndex={-1}>
          {texts.sections.blocked}
        </h2>
        <p className="text-ink-2 text-small">{texts.blocked.description}</p>
      </div>
      <Suspense fallback={<Skeleton className="h-6" />}>
        <BlockedGolfers />
      </Suspense>
    </Card>
  );
});
