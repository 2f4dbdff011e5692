import { Card } from "@fourball/ui/card";
import { Link } from "@tanstack/react-router";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { memo, type ReactNode, useCallback, useEffect, useState } from "react";
import { useForm, useFormState } from "react-hook-form";
import { UnsavedChanges } from "../../shared/forms/unsaved-changes.tsx";
import { ShareProfileCard } from "../../shared/golfer/share-profile-card.tsx";
import { pages } from "../../shared/page/pages.ts";
import { useMember } from "../../shared/session/member.ts";
import { browser } from "../../shared/session/session.ts";
import { BrowserNotificationsSection } from "./browser-notifications-section.tsx";
import { CalendarSection } from "./calendar-section.tsx";
import { DataSection } from "./data-section.tsx";
import { type NotificationsForm, type NotificationValues, preferencesOf } from "./notification-values.ts";
import { NotificationsSection } from "./notifications-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { type ProfileForm, type ProfileValues, profileResolver, type SavedProfile, valuesOf } from "./profile-values.ts";
import { SessionsSection } from "./sessions-section.tsx";
import { texts } from "./texts.ts";

export function SettingsScreen(): ReactNode {
  const account = useMember();
  const profile: ProfileForm = useForm<ProfileValues, unknown, SavedProfile>({
    resolver: profileResolver,
    defaultValues: valuesOf(account),
  });
  const notifications = useForm<NotificationValues>({ defaultValues: preferencesOf(account) });
  const [isDeleted, setDeleted] = useState(false);
  const onDeleted = useCallback(() => setDeleted(true), []);
  // Effects run after unmounting: the navigation guard is off by now.
  useEffect(() => {
    if (isDeleted) browser.goTo("/");
  }, [isDeleted]);
  return (
    <div className="stack gap-4 sm:gap-5">
      <BackToDashboard />
      <h1>{texts.title}</h1>
      <div className="stack gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:items-start">
        <div className="stack gap-6">
          <ProfileSection form={profile} />
          <NotificationsSection account={account} form={notifications} />
          <BrowserNotificationsSection />
          <CalendarSection />
          <AccountSection onDeleted={onDeleted} />
        </div>
        <aside aria-label={texts.preview.aside} className="stack gap-6 lg:sticky lg:top-22">
          <PreviewCard account={account} form={profile} />
          <ShareProfileCard />
        </aside>
      </div>
      {isDeleted ? null : <UnsavedSettings notifications={notifications} profile={profile} />}
    </div>
  );
}

const AccountSection = memo(function AccountSection({ onDeleted }: { onDeleted: () => void }): ReactNode {
  return (
    <Card as="section" className="stack gap-6 p-4 sm:p-6">
      <h2 id="account">{texts.account}</h2>
      <PasswordSection />
      <SessionsSection />
      <DataSection onDeleted={onDeleted} />
    </Card>
  );
});

type UnsavedSettingsProps = { profile: ProfileForm; notifications: NotificationsForm };

/** Reads the state of both forms, so that their changes do not render the whole screen. */
function UnsavedSettings({ profile, notifications }: UnsavedSettingsProps): ReactNode {
  const { isDirty: isProfileDirty } = useFormState({ control: profile.control });
  const { isDirty: areNotificationsDirty } = useFormState({ control: notifications.control });
  return <UnsavedChanges consequence={texts.unsaved} when={isProfileDirty || areNotificationsDirty} />;
}

function BackToDashboard(): ReactNode {
  return (
    <Link
      className="no-print -my-1.5 inline-flex min-h-11 w-fit items-center gap-2 rounded-control font-semibold text-ink-2 text-small hover:text-ink"
      to={pages.dashboard}
    >
      <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
      {texts.back}
    </Link>
  );
}
