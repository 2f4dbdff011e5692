import type { ReportRow } from "@fourball/domain/moderation/schema";
import { Badge } from "@fourball/ui/badge";
import type { ReactNode } from "react";
import { useMember } from "../../../shared/session/member.ts";
import { texts } from "./texts.ts";

/** Open, taken by an admin, or what came of it. */
export function ReportState({ report: { takenBy, outcome } }: { report: Pick<ReportRow, "takenBy" | "outcome"> }): ReactNode {
  const { id } = useMember();
  if (outcome) return <Badge tone={outcome === "action" ? "ok" : "neutral"}>{texts.outcomes[outcome]}</Badge>;
  if (!takenBy) return <Badge tone="warn">{texts.open}</Badge>;
  return <Badge tone="info">{takenBy.id === id ? texts.takenByYou : texts.takenBy(takenBy.name)}</Badge>;
}

type Person = ReportRow["reporter"];
export const personText = ({ name, isClosed }: Person): string => (isClosed ? texts.closed : name);
