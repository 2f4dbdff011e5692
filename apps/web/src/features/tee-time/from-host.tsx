import { firstNameOf } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { teeTimeTexts } from "./texts.ts";

/** What the host wrote. */
export function FromHost({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { description, viewerStatus } = teeTime;
  if (!description) return null;
  return (
    <Card as="section" className="stack gap-3 p-4 sm:px-7 sm:py-5">
      <h2 className="text-h3">
        {viewerStatus === "host" ? teeTimeTexts.page.fromYou : teeTimeTexts.page.from(firstNameOf(teeTime.host))}
      </h2>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>
    </Card>
  );
}
