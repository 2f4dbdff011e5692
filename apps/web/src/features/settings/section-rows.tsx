import { readTheme, subscribeToTheme } from "@fourball/ui/theme";
import { useLinkProps } from "@tanstack/react-router";
import { type ReactNode, useSyncExternalStore } from "react";
import { pages } from "../../kit/page/pages.ts";
import { useMember } from "../../kit/session/member.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { useChannelsInWords } from "../../kit/use-channels-in-words.ts";
import { distanceChoice, distanceInUse } from "../../kit/viewer-units.ts";
import { SectionLink, SectionLinks } from "./section-link.tsx";
import { SECTION_ICONS, SECTIONS, type Section } from "./sections.ts";
import { settingsTexts } from "./texts.ts";

/** Beside the section that is open, which is marked. */
export function SectionNav({ current }: { current: Section }): ReactNode {
  return (
    <nav aria-label={settingsTexts.sections.label} className="no-print">
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
      {settingsTexts.sections[section]}
    </a>
  );
}

/** On a phone: each row opens its section, and says what is set there. */
export function SectionRows(): ReactNode {
  const values = useSectionValues();
  return (
    <SectionLinks label={settingsTexts.sections.label}>
      {SECTIONS.map((section) => (
        <SectionLink icon={SECTION_ICONS[section]} key={section} to={section} value={values[section]} />
      ))}
    </SectionLinks>
  );
}

const { values } = settingsTexts;

/** What is set in each section, in a few words; undefined until it is known. */
function useSectionValues(): Record<Section, string | undefined> {
  const { publicProfile } = useMember();
  const notifications = useChannelsInWords();
  const feed = trpc.calendar.feed.useQuery().data;
  const blocked = trpc.block.list.useQuery().data;
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  const distance = useSyncExternalStore(distanceChoice.subscribe, () => distanceInUse());
  return {
    profile: values.profile,
    notifications,
    calendar: feed && (feed.since === null ? values.noCalendar : values.calendar),
    appearance: values.appearance(theme, distance),
    privacy: values.privacy(publicProfile, blocked?.length ?? 0),
    account: values.account,
  };
}
