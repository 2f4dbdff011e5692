import { linkTo } from "@fourball/domain/links/links";
import { displayName } from "@fourball/domain/profile/name";
import { Menu, MenuChoice, MenuHeader, MenuItem, MenuLink, type MenuProps, MenuSeparator } from "@fourball/ui/overlays/menu";
import { readTheme, setTheme, subscribeToTheme, themeChoices } from "@fourball/ui/theme";
import { Link } from "@tanstack/react-router";
import CircleUser from "lucide-react/icons/circle-user";
import ExternalLink from "lucide-react/icons/external-link";
import Flag from "lucide-react/icons/flag";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { pages } from "../../kit/page/pages.ts";
import { useMember } from "../../kit/session/member.ts";
import { useSignOut } from "../../kit/sign-out/use-sign-out.ts";

/** Beside the popup, which is fetched when it is opened. */
const texts = {
  dashboard: "Dashboard",
  settings: "Settings",
  browse: "Browse Tee Times",
  create: "Create Tee Time",
  profile: "View Public Profile",
  newTab: "opens in a new tab",
  admin: "Admin",
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  signOut: "Sign Out",
  signingOut: "Signing out…",
} as const;

const themes = themeChoices.map((value) => ({ value, label: texts.themes[value] }));

/** Open from the start: it is rendered only after the first request to open it. */
export function UserMenuPopup({ trigger, container }: Pick<MenuProps, "trigger" | "container">): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const member = useMember();
  const profile = linkTo("/profile/:userId", { params: { userId: member.id } });
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  const { signingOut, signOut } = useSignOut();
  return (
    <Menu container={container} onOpenChange={setOpen} open={isOpen} trigger={trigger}>
      <MenuHeader>
        <p className="font-semibold">{displayName(member)}</p>
        <p className="text-ink-2 text-small">{member.email}</p>
      </MenuHeader>
      <MenuSeparator />
      <MenuLink icon={<LayoutDashboard aria-hidden="true" />} render={<Link to={pages.dashboard} />}>
        {texts.dashboard}
      </MenuLink>
      <MenuLink icon={<Settings aria-hidden="true" />} render={<Link to={pages.settings} />}>
        {texts.settings}
      </MenuLink>
      <MenuLink icon={<Flag aria-hidden="true" />} render={<Link to="/marketplace" />}>
        {texts.browse}
      </MenuLink>
      <MenuLink icon={<Plus aria-hidden="true" />} render={<Link to="/create" />}>
        {texts.create}
      </MenuLink>
      <MenuLink href={profile} icon={<CircleUser aria-hidden="true" />} rel="noopener" target="_blank">
        <span className="grow">{texts.profile}</span>
        <ExternalLink aria-label={texts.newTab} />
      </MenuLink>
      {member.isAdmin ? (
        <MenuLink icon={<ShieldCheck aria-hidden="true" />} render={<Link to="/admin" />}>
          {texts.admin}
        </MenuLink>
      ) : null}
      <MenuSeparator />
      <MenuChoice label={texts.theme} onValueChange={setTheme} options={themes} value={theme} />
      <MenuSeparator />
      <MenuItem closeOnClick={false} icon={<LogOut aria-hidden="true" />} onClick={signOut}>
        <span aria-live="polite">{signingOut ? texts.signingOut : texts.signOut}</span>
      </MenuItem>
    </Menu>
  );
}
