import type { Account } from "@fourball/domain/account/schema";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ShareProfileCard } from "../../shared/golfer/share-profile-card.tsx";
import { pages } from "../../shared/page/pages.ts";
import { useIsWide } from "../../shared/page/use-is-wide.ts";
import { useMember } from "../../shared/session/member.ts";
import { browser } from "../../shared/session/session.ts";
import { AccountSection } from "./account/account-section.tsx";
import { AppearanceSection } from "./appearance/appearance-section.tsx";
import { BlockedSection } from "./blocked/blocked-section.tsx";
import { CalendarSection } from "./calendar/calendar-section.tsx";
import { boxesOf, type NotificationValues } from "./notifications/notification-values.ts";
import { NotificationsSection } from "./notifications/notifications-section.tsx";
import { PartnersSection } from "./partners/partners-section.tsx";
import { PreviewCard } from "./profile/preview-card.tsx";
import { ProfileSection } from "./profile/profile-section.tsx";
import { type ProfileValues, profileResolver, type SavedProfile, valuesOf } from "./profile/profile-values.ts";
import { RecordSection } from "./record/record-section.tsx";
import { PreferencesSaveBar, ProfileSaveBar, UnsavedSettings } from "./save-bar.tsx";
import { SearchesSection } from "./searches/searches-section.tsx";
import { SectionNav, SectionRows } from "./section-nav.tsx";
import { SECTIONS, type Section, sectionOf } from "./sections.ts";
import { texts } from "./texts.ts";
import { useKeptInView } from "./use-kept-in-view.ts";
import type { SettingsForms } from "./use-save-settings.ts";
import { useSectionInView } from "./use-section-in-view.ts";

export function SettingsScreen(): ReactNode {
  const account = useMember();
  const isWide = useIsWide();
  const open = useLocation({ select: ({ hash }) => sectionOf(hash) });
  const navigate = useNavigate();
  const stored = valuesOf(account);
  const forms: SettingsForms = {
    profile: useForm<ProfileValues, ProfileValues, SavedProfile>({
      resolver: profileResolver,
      context: stored,
      defaultValues: stored,
    }),
    notifications: useForm<NotificationValues>({ defaultValues: boxesOf(account) }),
  };
  const [isDeleted, setDeleted] = useState(false);
  const onDeleted = useCallback(() => setDeleted(true), []);
  // Effects run after unmounting: the navigation guard is off by now.
  useEffect(() => {
    if (isDeleted) browser.goTo("/");
  }, [isDeleted]);

  const showProfile = (): void => {
    if (!isWide && open !== "profile") void navigate({ to: pages.settings, hash: "profile" });
  };
  const sections: Record<Section, ReactNode> = {
    profile: <ProfileSection form={forms.profile} saveBar={<ProfileSaveBar forms={forms} onInvalid={showProfile} />} />,
    notifications: (
      <NotificationsSection account={account} form={forms.notifications} saveBar={<PreferencesSaveBar forms={forms} />} />
    ),
    searches: <SearchesSection />,
    calendar: <CalendarSection />,
    appearance: <AppearanceSection />,
    record: <RecordSection />,
    partners: <PartnersSection />,
    blocked: <BlockedSection />,
    account: <AccountSection onDeleted={onDeleted} />,
  };
  const rail = <Rail account={account} forms={forms} />;
  return (
    <>
      {isWide ? (
        <WideSettings open={open} rail={rail} sections={sections} />
      ) : (
        <NarrowSettings open={open} rail={rail} sections={sections}>
          {open === "profile" ? null : <ProfileSaveBar forms={forms} isElsewhere onInvalid={showProfile} />}
          {open === "notifications" ? null : <PreferencesSaveBar forms={forms} isElsewhere />}
        </NarrowSettings>
      )}
      <UnsavedSettings forms={forms} isLeavingFree={isDeleted} />
    </>
  );
}

type LayoutProps = { open: Section | undefined; sections: Record<Section, ReactNode>; rail: ReactNode };

/** All sections below each other, between their list and the preview. */
function WideSettings({ open, sections, rail }: LayoutProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const current = useSectionInView(list, open ?? "profile");
  useKeptInView(list, open);
  return (
    <div className="grid lg:grid-cols-[12.25rem_minmax(0,1fr)_18rem] lg:gap-6 xl:gap-8">
      <div>
        <div className="stack sticky top-22 gap-4">
          <BackLink label={texts.back} to={pages.dashboard} />
          <h1>{texts.title}</h1>
          <SectionNav current={current} />
        </div>
      </div>
      <div className="stack gap-6" ref={list}>
        {SECTIONS.map((section) => (
          <div data-section={section} key={section}>
            {sections[section]}
          </div>
        ))}
      </div>
      <div>
        <div className="sticky top-22">{rail}</div>
      </div>
    </div>
  );
}

/** A list of sections; each opens for itself. What is not saved in another section comes first. */
function NarrowSettings({ open, sections, rail, children }: LayoutProps & { children: ReactNode }): ReactNode {
  return (
    <div className="stack gap-4 sm:gap-5">
      {open ? (
        <Fragment key={open}>
          <BackLink label={texts.title} to={pages.settings} />
          <h1 className="sr-only">{texts.title}</h1>
          {children}
          <OpenSection section={open}>{sections[open]}</OpenSection>
        </Fragment>
      ) : (
        <>
          <BackLink label={texts.back} to={pages.dashboard} />
          <h1>{texts.title}</h1>
          {children}
          <SectionRows />
          {rail}
        </>
      )}
    </div>
  );
}

/** The row that was tapped is gone, so the focus goes to the heading; a screen reader starts there. */
function OpenSection({ section, children }: { section: Section; children: ReactNode }): ReactNode {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(section)?.focus({ preventScroll: true });
  }, [section]);
  return <div>{children}</div>;
}

function Rail({ account, forms }: { account: Account; forms: SettingsForms }): ReactNode {
  return (
    <aside aria-label={texts.preview.aside} className="stack gap-6">
      <PreviewCard account={account} form={forms.profile} />
      <ShareProfileCard />
    </aside>
  );
}

function BackLink({ label, to }: { label: string; to: typeof pages.dashboard | typeof pages.settings }): ReactNode {
  return (
    <Link
      className="no-print -my-1.5 inline-flex min-h-11 w-fit items-center gap-2 rounded-control font-semibold text-ink-2 text-small hover:text-ink"
      to={to}
    >
      <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
      {label}
    </Link>
  );
}
