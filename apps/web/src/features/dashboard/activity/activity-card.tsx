import { type ReactNode, useRef } from "react";
import { texts } from "../texts.ts";
import { ActivityList } from "./activity-list.tsx";

/** So many lines stand beside the games; the others open on request. */
const SHOWN = 6;

/** The activity list in the right column of wider screens. */
export function ActivityCard(): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="activity" className="stack gap-3">
      <h2 className="text-h3" id="activity" ref={heading} tabIndex={-1}>
        {texts.activity.heading}
      </h2>
      <ActivityList heading={heading} shownFirst={SHOWN} />
    </section>
  );
}
