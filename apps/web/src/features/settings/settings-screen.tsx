import type { Account } from "@fourball/domain/account/schema";
import { Skeleton } from "@fourball/ui/skeleton";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { pages } from "../../kit/page/pages.ts";
import { useDocumentTitle } from "../../kit/page/use-document-title.ts";
import { useIsWide } from "../../kit/page/use-is-wide.ts";
import { useMember } from "../../kit/session/member.ts";
import { browser } from "../../kit/session/session.ts";
import { idlePart } from "../../kit/when-idle.ts";
import { AccountSection, AppearanceSection, CalendarSection, PeopleSection, SearchesSection } from "./late-sections.tsx";
import { boxesOf, type NotificationsForm, type NotificationValues } from "./notifications/notification-values.ts";
import { PrivacySection } from "./privacy/privacy-section.tsx";
import { ProfileSection } from "./profile/profile-section.tsx";
import { type ProfileValues, profileResolver, type SavedProfile, valuesOf } from "./profile/profile-values.ts";
import { PreferencesSaveBar, ProfileSaveBar, UnsavedSettings } from "./save-bar.tsx";
import { PHONE_ID, pageOf, type SettingsPage } from "./sections.ts";
import { NarrowSettings, WideSettings } from "./settings-layout.tsx";
import { settingsTexts } from "./texts.ts";
import type { SettingsForms } from "./use-save-settings.ts";

/** One section at a time. Its forms are above, so that what was typed in one is there after a look at another. */
export function SettingsScreen(): ReactNode {
  const account = useMember();
  const isWide = useIsWide();
  const hash = useLocation({ select: ({ hash }) => hash });
  const page = pageOf(hash);
  const shown = page ?? (isWide ? "profile" : undefined);
  const navigate = useNavigate();
  const forms = useSettingsForms(account);
  const { isDeleted, onDeleted } = useLeaveOnceDeleted();
  useStartOfPage(page, hash);

  const showProfile = (): void => {
    if (shown !== "profile") void navigate({ to: pages.settings, hash: "profile" });
  };
  const content: Record<SettingsPage, ReactNode> = {
    profile: (
      <ProfileSection account={account} form={forms.profile} saveBar={<ProfileSaveBar forms={forms} onInvalid={showProfile} />} />
    ),
    notifications: (
      <NotificationsSection account={account} form={forms.notifications} saveBar={<PreferencesSaveBar forms={forms} />} />
    ),
    calendar: <CalendarSection />,
    appearance: <AppearanceSection />,
    privacy: <PrivacySection />,
    account: <AccountSection onDeleted={onDeleted} />,
    people: <PeopleSection startsWithRecord={hash === "record"} />,
    searches: <SearchesSection />,
  };
  const Layout = isWide ? WideSettings : NarrowSettings;
  return (
    <>
      <Layout isOpened={page !== undefined} page={shown}>
        {shown === "profile" ? null : <ProfileSaveBar forms={forms} isElsewhere onInvalid={showProfile} />}
        {shown === "notifications" ? null : <PreferencesSaveBar forms={forms} isElsewhere />}
        {shown ? content[shown] : null}
      </Layout>
      <UnsavedSettings forms={forms} isLeavingFree={isDeleted} />
    </>
  );
}

function useSettingsForms(account: Account): SettingsForms {
  const stored = valuesOf(account);
  return {
    profile: useForm<ProfileValues, ProfileValues, SavedProfile>({
      resolver: profileResolver,
      context: stored,
      defaultValues: stored,
    }),
    notifications: useForm<NotificationValues>({ defaultValues: boxesOf(account) }),
  };
}

function useLeaveOnceDeleted() {
  const [isDeleted, setDeleted] = useState(false);
  const onDeleted = useCallback(() => setDeleted(true), []);
  // Effects run after unmounting: the navigation guard is off by now.
  useEffect(() => {
    if (isDeleted) browser.goTo("/");
  }, [isDeleted]);
  return { isDeleted, onDeleted };
}

/** The pages of the settings share a route, which doesn't change between them: each has its title, and starts at its top and its heading. */
function useStartOfPage(page: SettingsPage | undefined, hash: string): void {
  const shown = useRef(page);
  useDocumentTitle(page ? `${settingsTexts.sections[page]} · ${settingsTexts.title}` : settingsTexts.title);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // A link to a field leads further than to its section.
    if (hash === PHONE_ID) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>("[data-page-start]") ?? document.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page, hash]);
}

const NotificationChoices = idlePart(async () => (await import("./notifications/notification-choices.tsx")).NotificationChoices);

type NotificationsSectionProps = { form: NotificationsForm; account: Account; saveBar: ReactNode };

function NotificationsSection({ form, account, saveBar }: NotificationsSectionProps): ReactNode {
  return (
    <>
      <Suspense fallback={<Skeleton className="h-126 rounded-card sm:h-[27.7rem]" />}>
        <NotificationChoices account={account} form={form} />
      </Suspense>
      {saveBar}
    </>
  );
}
