import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { lazy, type ReactNode, Suspense } from "react";

const WhyCard = lazy(() => import("./why-card.tsx").then(({ WhyCard }) => ({ default: WhyCard })));

/** The place of why the group fits, where something is known of it. */
export const WhyLayer = ({ teeTime: { fit, host } }: { teeTime: TeeTimeDetail }): ReactNode =>
  fit ? (
    <Suspense>
      <WhyCard fit={fit} host={host} />
    </Suspense>
  ) : null;
