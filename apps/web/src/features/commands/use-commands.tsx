import type { Command, CommandGroup } from "@fourball/ui/overlays/command-palette";
import { setTheme, themeChoices } from "@fourball/ui/theme";
import { type NavigateOptions, useNavigate } from "@tanstack/react-router";
import Bell from "lucide-react/icons/bell";
import CircleUser from "lucide-react/icons/circle-user";
import Flag from "lucide-react/icons/flag";
import Keyboard from "lucide-react/icons/keyboard";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import MapPin from "lucide-react/icons/map-pin";
import Plus from "lucide-react/icons/plus";
import Repeat from "lucide-react/icons/repeat";
import Search from "lucide-react/icons/search";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import SunMoon from "lucide-react/icons/sun-moon";
import Users from "lucide-react/icons/users";
import { useMember } from "../../kit/session/member.ts";
import { useSignOut } from "../../kit/sign-out/use-sign-out.ts";
import { commandTexts } from "./texts.ts";
import { useGameCommands } from "./use-game-commands.tsx";

const { search, places, keywords, more } = commandTexts;

/** What the viewer can do from anywhere; with a query, also a search for it. */
export function useCommands(query: string, onShortcuts: () => void): CommandGroup[] {
  const games = useGameCommands();
  const goTo = usePlaces();
  const searches = useSearches(query);
  const { signOut } = useSignOut();
  const rest: Command[] = [
    ...themeChoices.map((theme) => ({
      id: `theme-${theme}`,
      label: more.themes[theme],
      keywords: keywords.theme,
      icon: <SunMoon aria-hidden="true" />,
      run: () => setTheme(theme),
    })),
    {
      id: "shortcuts",
      label: more.shortcuts,
      keywords: keywords.shortcuts,
      icon: <Keyboard aria-hidden="true" />,
      keys: ["?"],
      run: onShortcuts,
    },
    { id: "sign-out", label: more.signOut, keywords: keywords.signOut, icon: <LogOut aria-hidden="true" />, run: signOut },
  ];
  return [
    { label: commandTexts.games, items: games },
    { label: places.group, items: goTo },
    { label: more.group, items: rest },
    { label: search.group, items: searches },
  ].filter(({ items }) => items.length > 0);
}

type Place = Omit<Command, "run"> & { page: NavigateOptions; isForAdmins?: true };

const PLACES: readonly Place[] = [
  {
    id: "browse",
    label: places.browse,
    keywords: keywords.browse,
    icon: <Flag aria-hidden="true" />,
    keys: ["g", "m"],
    page: { to: "/marketplace" },
  },
  {
    id: "games",
    label: places.games,
    keywords: keywords.games,
    icon: <LayoutDashboard aria-hidden="true" />,
    keys: ["g", "d"],
    page: { to: "/dashboard" },
  },
  {
    id: "standing-games",
    label: places.standing,
    keywords: keywords.standing,
    icon: <Repeat aria-hidden="true" />,
    page: { to: "/standing-games" },
  },
  {
    id: "activity",
    label: places.activity,
    keywords: keywords.activity,
    icon: <Bell aria-hidden="true" />,
    page: { to: "/dashboard", search: { tab: "requests" } },
  },
  {
    id: "create",
    label: places.create,
    keywords: keywords.create,
    icon: <Plus aria-hidden="true" />,
    keys: ["c"],
    page: { to: "/create" },
  },
  {
    id: "profile",
    label: places.profile,
    keywords: keywords.profile,
    icon: <CircleUser aria-hidden="true" />,
    page: { to: "/dashboard", hash: "me" },
  },
  {
    id: "settings",
    label: places.settings,
    keywords: keywords.settings,
    icon: <Settings aria-hidden="true" />,
    page: { to: "/settings" },
  },
  { id: "admin", label: places.admin, icon: <ShieldCheck aria-hidden="true" />, page: { to: "/admin" }, isForAdmins: true },
];

function usePlaces(): Command[] {
  const navigate = useNavigate();
  const { isAdmin } = useMember();
  return PLACES.filter(({ isForAdmins }) => isAdmin || !isForAdmins).map(({ page, isForAdmins: _, ...command }) => ({
    ...command,
    run: () => void navigate(page),
  }));
}

function useSearches(query: string): Command[] {
  const navigate = useNavigate();
  const { isAdmin } = useMember();
  if (!query) return [];
  const found = { isAlwaysFound: true } as const;
  const games: Command = {
    ...found,
    id: "search-games",
    label: search.games(query),
    icon: <Search aria-hidden="true" />,
    run: () => void navigate({ to: "/marketplace", search: { q: query } }),
  };
  const forAdmins: Command[] = [
    {
      ...found,
      id: "search-users",
      label: search.users(query),
      icon: <Users aria-hidden="true" />,
      run: () => void navigate({ to: "/admin", search: { tab: "users", who: query } }),
    },
    {
      ...found,
      id: "search-courses",
      label: search.courses(query),
      icon: <MapPin aria-hidden="true" />,
      run: () => void navigate({ to: "/admin", search: { tab: "courses", course: query } }),
    },
  ];
  return isAdmin ? [games, ...forAdmins] : [games];
}
