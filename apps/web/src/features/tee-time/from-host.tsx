import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Badge } from "@fourball/ui/badge";
import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import { hostName } from "./host-name.ts";
import { texts } from "./texts.ts";

/** What the host wrote, and how the group likes to play. */
export function FromHost({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { description, preferences, viewerStatus } = teeTime;
  if (!description && preferences.length === 0) return null;
  return (
    <Card as="section" className="stack gap-3 p-4 sm:px-7 sm:py-5">
      <h2 className="text-h3">{viewerStatus === "host" ? texts.page.fromYou : texts.page.from(hostName(teeTime))}</h2>
      {description ? <p className="max-w-prose whitespace-pre-line wrap-anywhere">{description}</p> : null}
      {preferences.length > 0 ? (
        <ul aria-label={texts.page.preferences} className="flex flex-wrap gap-1.5">
          {preferences.map((preference) => (
            <li key={preference}>
              <Badge shape="tag">{preference}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
