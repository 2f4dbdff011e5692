import type { ReportRow } from "@fourball/domain/moderation/schema";
import { Badge, type BadgeTone } from "@fourball/ui/badge";
import type { ReactNode } from "react";
import { useMember } from "../../../kit/session/member.ts";
import { reportTexts } from "./texts.ts";

type State = Pick<ReportRow, "takenBy" | "outcome">;

/** Open, taken by an admin, or what came of it. */
export function ReportState({ report }: { report: State }): ReactNode {
  const { id } = useMember();
  return <Badge tone={toneOf(report)}>{stateText(report, id)}</Badge>;
}

function toneOf({ takenBy, outcome }: State): BadgeTone {
  if (outcome) return outcome === "action" ? "ok" : "neutral";
  return takenBy ? "info" : "warn";
}

export function stateText({ takenBy, outcome }: State, viewerId: string): string {
  if (outcome) return reportTexts.outcomes[outcome];
  if (!takenBy) return reportTexts.open;
  return takenBy.id === viewerId ? reportTexts.takenByYou : reportTexts.takenBy(takenBy.name);
}

type Person = ReportRow["reporter"];
export const personText = ({ name, isClosed }: Person): string => (isClosed ? reportTexts.closed : name);
