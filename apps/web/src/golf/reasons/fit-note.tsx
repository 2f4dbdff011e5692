import type { Fit } from "@fourball/domain/tee-time/reasons/schema";
import { Badge } from "@fourball/ui/badge";
import type { ReactNode } from "react";
import { briefCaution, briefReason } from "./brief-words.ts";
import { texts } from "./texts.ts";

/** What to know before asking, or else the best reason why the group fits the viewer. */
export function FitNote({ fit: { reasons, caution } }: { fit: Fit }): ReactNode {
  const warning = caution && briefCaution(caution);
  const [reason] = reasons.flatMap((each) => briefReason(each) ?? []);
  if (!(warning || reason)) return null;
  return (
    <Badge tone={warning ? "warn" : "outline"}>
      <span className="truncate">
        {warning ? null : <span className="sr-only">{texts.label}</span>}
        {warning || reason}
      </span>
    </Badge>
  );
}
