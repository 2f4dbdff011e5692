import { useLinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { pages } from "../../kit/page/pages.ts";
import { SectionLink, SectionLinks } from "./section-link.tsx";
import { SECTION_ICONS, SECTIONS, type Section } from "./sections.ts";
import { texts } from "./texts.ts";
import { useSectionValues } from "./use-section-values.ts";

/** Beside the section that is open, which is marked. */
export function SectionNav({ current }: { current: Section }): ReactNode {
  return (
    <nav aria-label={texts.sections.label} className="no-print">
      <ul className="grid gap-1">
        {SECTIONS.map((section) => (
          <li key={section}>
            <NavLink isCurrent={section === current} section={section} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavLink({ section, isCurrent }: { section: Section; isCurrent: boolean }): ReactNode {
  const link = useLinkProps({ to: pages.settings, hash: section });
  const Icon = SECTION_ICONS[section];
  return (
    // The router marks links by the address, which names no section at first, or a page within one.
    <a
      {...link}
      aria-current={isCurrent ? "page" : undefined}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-[0.9375rem] text-ink-2 no-underline hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
      {texts.sections[section]}
    </a>
  );
}

/** On a phone: each row opens its section, and says what is set there. */
export function SectionRows(): ReactNode {
  const values = useSectionValues();
  return (
    <SectionLinks label={texts.sections.label}>
      {SECTIONS.map((section) => (
        <SectionLink icon={SECTION_ICONS[section]} key={section} to={section} value={values[section]} />
      ))}
    </SectionLinks>
  );
}
