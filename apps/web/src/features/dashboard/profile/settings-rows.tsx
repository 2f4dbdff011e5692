import { RowFace, RowItem, RowList, rowStyle } from "@fourball/ui/row-list";
import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import CalendarSync from "lucide-react/icons/calendar-sync";
import Handshake from "lucide-react/icons/handshake";
import Lock from "lucide-react/icons/lock";
import Shield from "lucide-react/icons/shield";
import UserRound from "lucide-react/icons/user-round";
import { type ReactNode, useId } from "react";
import { pages } from "../../../kit/page/pages.ts";
import { useChannelsInWords } from "../../../kit/use-channels-in-words.ts";
import { texts } from "./account-texts.ts";

const { rows } = texts;

/** The sections of the settings, each a row. */
export function SettingsRows(): ReactNode {
  const titleId = useId();
  const channels = useChannelsInWords();
  return (
    <section aria-labelledby={titleId}>
      <h2 className="sr-only" id={titleId}>
        {texts.settings}
      </h2>
      <RowList labelledBy={titleId}>
        <Row hash="profile" icon={UserRound} label={rows.profile} />
        <Row hash="notifications" icon={Bell} label={rows.notifications} value={channels} />
        <Row hash="people" icon={Handshake} label={rows.people} />
        <Row hash="calendar" icon={CalendarSync} label={rows.calendar} />
        <Row hash="privacy" icon={Shield} label={rows.privacy} />
        <Row hash="account" icon={Lock} label={rows.account} />
      </RowList>
    </section>
  );
}

type RowProps = { icon: LucideIcon; label: string; hash: string; value?: string };

const Row = ({ icon: Icon, label, hash, value }: RowProps): ReactNode => (
  <RowItem>
    <Link className={rowStyle()} hash={hash} to={pages.settings}>
      <RowFace icon={<Icon />} value={value}>
        {label}
      </RowFace>
    </Link>
  </RowItem>
);
