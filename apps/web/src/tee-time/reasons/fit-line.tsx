import type { Fit } from "@fourball/domain/tee-time/reasons/schema";
import type { ReactNode } from "react";
import { briefCaution, briefReason } from "./brief-words.ts";
import { texts } from "./texts.ts";

/** Why the group fits the viewer, in one line of a card. */
export function FitLine({ fit: { reasons, caution } }: { fit: Fit }): ReactNode {
  const words = reasons.flatMap((reason) => briefReason(reason) ?? []).join(" · ");
  const warning = caution && briefCaution(caution);
  if (!(words || warning)) return null;
  return (
    <p className="flex justify-between gap-3 text-ink-2 text-micro">
      <span className="truncate" title={words}>
        {words ? <span className="sr-only">{texts.label}</span> : null}
        {words}
      </span>
      {warning ? <span className="shrink-0 font-semibold text-warn">{warning}</span> : null}
    </p>
  );
}
