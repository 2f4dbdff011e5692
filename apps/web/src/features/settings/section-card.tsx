import { Card } from "@fourball/ui/card";
import type { ReactNode } from "react";
import type { Section } from "./sections.ts";
import { texts } from "./texts.ts";

type SectionCardProps = { section: Section; description: string; children: ReactNode };

/** A section of Settings where every change is saved at once. */
export function SectionCard({ section, description, children }: SectionCardProps): ReactNode {
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 className="scroll-mt-8 outline-none" id={section} tabIndex={-1}>
          {texts.sections[section]}
        </h2>
        <p className="text-ink-2 text-small">{description}</p>
      </div>
      {children}
    </Card>
  );
}
