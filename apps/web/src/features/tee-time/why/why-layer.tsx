import type { Fit } from "@fourball/domain/tee-time/reasons/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { lazy, type ReactNode, Suspense } from "react";
import { whenIdle } from "../../../shared/when-idle.ts";

const WhyCard = lazy(() =>
  whenIdle()
    .then(() => import("./why-card.tsx"))
    .then(({ WhyCard }) => ({ default: WhyCard })),
);

/** The place of why the group fits, where something is known of it. */
export const WhyLayer = ({ teeTime: { fit, host, confirmedCount } }: { teeTime: TeeTimeDetail }): ReactNode =>
  fit ? (
    <Suspense fallback={<Room fit={fit} />}>
      <WhyCard fit={fit} host={host} isAlone={confirmedCount === 0} />
    </Suspense>
  ) : null;

/** As high as the card, so that nothing moves when it comes: its sentences take two lines on a phone. */
const Room = ({ fit: { reasons, caution } }: { fit: Fit }): ReactNode => (
  <Card aria-hidden="true" className="stack gap-3 p-4 sm:p-5">
    <p className="text-h3">&nbsp;</p>
    <div className="grid gap-2.5 text-small">
      {[...reasons, ...(caution ? [caution] : [])].map(({ kind }) => (
        <p key={kind}>
          &nbsp;
          <br />
          &nbsp;
        </p>
      ))}
    </div>
    <p className="text-micro">&nbsp;</p>
  </Card>
);
