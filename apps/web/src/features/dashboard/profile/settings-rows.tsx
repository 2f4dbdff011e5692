import { Card } from "@fourball/ui/card";
import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import CalendarSync from "lucide-react/icons/calendar-sync";
import ChevronRight from "lucide-react/icons/chevron-right";
import Shield from "lucide-react/icons/shield";
import UserRound from "lucide-react/icons/user-round";
import { type ReactNode, useId } from "react";
import { pages } from "../../../shared/page/pages.ts";
import { useMember } from "../../../shared/session/member.ts";
import { texts } from "./account-texts.ts";

const { rows } = texts;

/** The sections of the settings, each a row. */
export function SettingsRows(): ReactNode {
  const titleId = useId();
  const channels = useChannels();
  return (
    <Card aria-labelledby={titleId} as="section">
      <h2 className="sr-only" id={titleId}>
        {texts.settings}
      </h2>
      <ul>
        <Row hash="profile" icon={UserRound} label={rows.profile} />
        <Row hash="notifications" icon={Bell} label={rows.notifications} value={channels} />
        <Row hash="calendar" icon={CalendarSync} label={rows.calendar} />
        <Row hash="account" icon={Shield} label={rows.account} />
      </ul>
    </Card>
  );
}

/** How notifications reach golfers outside of the app. Texts need a number and a consent. */
function useChannels(): string {
  const member = useMember();
  const byEmail = member.emailJoinRequests || member.emailRequestApprovals || member.emailTeeTimeChanges;
  const wantsTexts = member.smsJoinRequests || member.smsRequestApprovals || member.smsTeeTimeChanges;
  const byText = wantsTexts && member.phoneNumber !== null && member.smsOptInAt !== null;
  const channels = [byEmail && texts.email, byText && texts.text].filter(Boolean);
  return channels.join(", ") || texts.off;
}

type RowProps = { icon: LucideIcon; label: string; hash: string; value?: string };

function Row({ icon: Icon, label, hash, value }: RowProps): ReactNode {
  return (
    <li className="[&+&]:tear">
      <Link
        className="flex min-h-12.5 items-center gap-3.25 px-4 py-2 font-medium text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2"
        hash={hash}
        to={pages.settings}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
        <span className="grow">{label}</span>
        <span className="font-normal text-ink-2 text-small first-letter:uppercase">{value}</span>
        <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
      </Link>
    </li>
  );
}
