import type { Overlap } from "@fourball/domain/tee-time/schema";
import { Alert } from "@fourball/ui/alert";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { courseTimeText, shortDate } from "../../kit/formatting.ts";
import { joinTexts } from "./texts.ts";

/** Warns about another game of the viewer at about the same time. */
export function OverlapWarning({ overlap }: { overlap: Overlap }): ReactNode {
  const { teeTimeId, courseName, date } = overlap;
  return (
    <Alert title={joinTexts.overlap} tone="warn">
      <Link className={linkStyle({ tone: "inherit" })} params={{ teeTimeId }} to="/tee-times/$teeTimeId">
        {courseName}
      </Link>
      {joinTexts.overlapWhen(shortDate(date), courseTimeText(overlap))}
    </Alert>
  );
}
