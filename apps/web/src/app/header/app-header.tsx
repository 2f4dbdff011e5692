import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { buttonStyle } from "@fourball/ui/button";
import { Link, type LinkProps, useLocation } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { appTexts } from "../texts.ts";
import { HeaderSearch } from "./header-search.tsx";
import { NotificationsBell } from "./notifications-bell.tsx";
import { UserMenu } from "./user-menu.tsx";

/** They have a Create of their own. */
const WITH_CREATE = ["/", "/marketplace", "/dashboard", "/create"];

export function AppHeader(): ReactNode {
  const hasOwnCreate = useLocation({ select: ({ pathname }) => WITH_CREATE.includes(pathname) });
  return (
    <header className="no-print sticky top-0 z-30 border-line border-b bg-surface max-sm:has-[~main>[data-own-frame]]:hidden">
      <div className="page-width flex h-14 items-center gap-3 sm:h-16 lg:gap-6">
        <Link aria-label={appTexts.home(PRODUCT)} className="-m-2.5 rounded-control p-2.5" to="/marketplace">
          <Logo isBrief wordmark={PRODUCT} />
        </Link>
        <div className="min-w-0 max-w-md grow">
          <HeaderSearch />
        </div>
        <nav aria-label={appTexts.mainPlaces} className="flex shrink-0 self-stretch max-lg:hidden">
          <Place to="/marketplace">{appTexts.places.browse}</Place>
          <Place to="/dashboard">{appTexts.places.games}</Place>
        </nav>
        <div className="flex items-center gap-1.5 sm:ml-auto">
          {hasOwnCreate ? null : (
            <Link className={buttonStyle({ variant: "soft", className: "mr-2 max-lg:hidden" })} to="/create">
              <Plus aria-hidden="true" className="size-5" />
              {appTexts.create}
            </Link>
          )}
          <div className="max-lg:hidden">
            <NotificationsBell />
          </div>
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

const Place = ({ to, children }: Pick<LinkProps, "to"> & { children: ReactNode }): ReactNode => (
  <Link
    activeOptions={{ includeSearch: false }}
    className="flex items-center border-transparent border-y-3 px-3 font-semibold text-ink text-small no-underline hover:text-primary aria-[current=page]:border-b-primary"
    to={to}
  >
    {children}
  </Link>
);
