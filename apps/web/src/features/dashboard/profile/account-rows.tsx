import type { SettingsPart } from "@fourball/domain/links/links";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { RadioTiles } from "@fourball/ui/forms/radio-tiles";
import { RowFace, RowItem, RowList, rowStyle } from "@fourball/ui/row-list";
import { readTheme, setTheme, subscribeToTheme, themeChoices } from "@fourball/ui/theme";
import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import CalendarSync from "lucide-react/icons/calendar-sync";
import Flag from "lucide-react/icons/flag";
import Handshake from "lucide-react/icons/handshake";
import Lock from "lucide-react/icons/lock";
import LogOut from "lucide-react/icons/log-out";
import Shield from "lucide-react/icons/shield";
import UserRound from "lucide-react/icons/user-round";
import { type ReactNode, useId, useSyncExternalStore } from "react";
import { pages } from "../../../kit/page/pages.ts";
import { useMember } from "../../../kit/session/member.ts";
import { useSignOut } from "../../../kit/sign-out/use-sign-out.ts";
import { useChannelsInWords } from "../../../kit/use-channels-in-words.ts";

/** What the rows below the profile say. */
const texts = {
  settings: "Settings",
  rows: {
    rounds: "Your rounds",
    profile: "Profile and photo",
    notifications: "Notifications",
    people: "People and record",
    calendar: "Calendar sync",
    privacy: "Privacy",
    account: "Password and data",
  },
  appearance: "Appearance",
  themes: { system: "System", light: "Light", dark: "Dark" },
  signOut: "Sign Out",
  signingOut: "Signing out…",
};

/** The way to everything about the account, below the profile. */
export function AccountRows(): ReactNode {
  return (
    <>
      <SettingsRows />
      <AppearanceCard />
      <SignOutButton />
    </>
  );
}

const options = themeChoices.map((value) => ({ value, content: texts.themes[value] }));

function AppearanceCard(): ReactNode {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  return (
    <Card as="section" className="stack gap-2.5 px-4 pt-3.5 pb-4">
      <h2 className="text-body tracking-normal">{texts.appearance}</h2>
      <RadioTiles
        className="*:text-center! [--tile-min:5.5rem]"
        label={texts.appearance}
        onValueChange={setTheme}
        options={options}
        value={theme}
      />
    </Card>
  );
}

function SignOutButton(): ReactNode {
  const { signingOut, signOut } = useSignOut();
  return (
    <Button className="text-danger!" onClick={signOut} variant="secondary" wide>
      <LogOut aria-hidden="true" className="size-4.5 stroke-[1.75]" />
      <span aria-live="polite">{signingOut ? texts.signingOut : texts.signOut}</span>
    </Button>
  );
}

const { rows } = texts;

/** The sections of the settings, each a row. */
function SettingsRows(): ReactNode {
  const titleId = useId();
  const channels = useChannelsInWords();
  return (
    <section aria-labelledby={titleId}>
      <h2 className="sr-only" id={titleId}>
        {texts.settings}
      </h2>
      <RowList labelledBy={titleId}>
        <RowItem>
          <Link className={rowStyle()} hash="rounds" params={{ userId: useMember().id }} to="/profile/$userId">
            <RowFace icon={<Flag />}>{rows.rounds}</RowFace>
          </Link>
        </RowItem>
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

type RowProps = { icon: LucideIcon; label: string; hash: SettingsPart; value?: string };

const Row = ({ icon: Icon, label, hash, value }: RowProps): ReactNode => (
  <RowItem>
    <Link className={rowStyle()} hash={hash} to={pages.settings}>
      <RowFace icon={<Icon />} value={value}>
        {label}
      </RowFace>
    </Link>
  </RowItem>
);
