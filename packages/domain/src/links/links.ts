import type { PAGES } from "../pages.ts";
import type { SITE_PAGES } from "../site-pages.ts";
import type { AdminSearch } from "./admin-search.ts";
import type { MarketplaceSearch } from "./marketplace-search.ts";
import type { AccountSearch, DashboardSearch, NewStandingGameSearch, SettingsSearch } from "./page-search.ts";
import { stringifyPlainSearch } from "./plain-search.ts";
import type { TeeTimeSearch } from "./tee-time-search.ts";

export type PagePath = (typeof PAGES | typeof SITE_PAGES)[number]["path"];

/** What each page reads after "?" of its address; those of the web app's routes are the same types. */
type Searches = {
  "/": MarketplaceSearch;
  "/marketplace": MarketplaceSearch;
  "/tee-times/:teeTimeId": TeeTimeSearch;
  "/standing-games/new": NewStandingGameSearch;
  "/admin": AdminSearch;
  "/dashboard": DashboardSearch;
  "/settings": SettingsSearch;
  "/sign-in": AccountSearch;
  "/sign-up": AccountSearch;
  "/forgot-password": AccountSearch;
};

/** The parts of the settings that links open, those of earlier editions included. */
export type SettingsPart =
  | "profile"
  | "notifications"
  | "calendar"
  | "appearance"
  | "privacy"
  | "account"
  | "people"
  | "searches"
  | "settings-phone"
  | "browser-notifications"
  | "record"
  | "partners"
  | "blocked";

/** The part of a page that opens. What links in mails carry after "#" is in `secret-links.ts`. */
type Hashes = { "/dashboard": "me"; "/settings": SettingsPart };

type ParameterOf<Path> = Path extends `${string}/:${infer Name}` ? Name : never;

type Target<Path extends PagePath> = ([ParameterOf<Path>] extends [never]
  ? { params?: never }
  : { params: Record<ParameterOf<Path>, string> }) & {
  search?: Path extends keyof Searches ? Searches[Path] : never;
  hash?: Path extends keyof Hashes ? Hashes[Path] : never;
};

type Arguments<Path extends PagePath> = [ParameterOf<Path>] extends [never] ? [to?: Target<Path>] : [to: Target<Path>];

/** The address of a page on this site, as browsers, mails, push messages and link previews open it. */
export function linkTo<Path extends PagePath>(path: Path, ...to: Arguments<Path>): string;
export function linkTo(
  path: string,
  { params = {}, search = {}, hash }: { params?: Record<string, string>; search?: object; hash?: string } = {},
): string {
  const at = path.replace(/:(\w+)/, (_, name: string) => params[name] ?? "");
  return at + stringifyPlainSearch(search) + (hash ? `#${hash}` : "");
}
