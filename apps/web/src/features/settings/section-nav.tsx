import { Card } from "@fourball/ui/card";
import { Link, useLinkProps } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { pages } from "../../shared/page/pages.ts";
import { SECTION_ICONS, SECTIONS, type Section } from "./sections.ts";
import { texts } from "./texts.ts";

/** Beside the sections: the one that is read is marked. */
export function SectionNav({ current }: { current: Section }): ReactNode {
  return (
    <nav aria-label={texts.sections.label} className="no-print">
      <ul className="grid gap-0.5">
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
  return (
    // The router marks links by the address, which does not change while one scrolls.
    <a
      {...link}
      aria-current={isCurrent ? "location" : undefined}
      className="flex min-h-10 items-center gap-3 rounded-control px-3 font-medium text-ink-2 text-small no-underline hover:text-ink aria-[current=location]:bg-primary-soft aria-[current=location]:font-semibold aria-[current=location]:text-on-primary-soft"
    >
      <Icon of={section} />
      {texts.sections[section]}
    </a>
  );
}

/** On a phone: each row opens its section. */
export function SectionRows(): ReactNode {
  return (
    <Card>
      <nav aria-label={texts.sections.label}>
        <ul>
          {SECTIONS.map((section) => (
            <li className="[&+&]:tear" key={section}>
              <Link
                className="flex min-h-13 items-center gap-3.25 px-4 py-2 font-medium text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2"
                hash={section}
                to={pages.settings}
              >
                <Icon of={section} />
                <span className="grow">{texts.sections[section]}</span>
                <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

function Icon({ of }: { of: Section }): ReactNode {
  const Glyph = SECTION_ICONS[of];
  return <Glyph aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />;
}
