import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";

type SectionCardProps = { title?: string; description: string; children: ReactNode };

/** A part of Settings where every change is saved at once; the only one of a section needs no title. */
export function SectionCard({ title, description, children }: SectionCardProps): ReactNode {
  return (
    <Card as={title ? "section" : "div"} className="stack gap-4 p-4 sm:p-6">
      <div className="grid gap-1">
        {title ? <h3>{title}</h3> : null}
        <p className="text-ink-2 text-small">{description}</p>
      </div>
      {children}
    </Card>
  );
}
