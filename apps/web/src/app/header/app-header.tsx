import { PRODUCT } from "@fourball/domain/product";
import { Logo } from "@fourball/ui/art/logo";
import { buttonStyle } from "@fourball/ui/button";
import { IconButton } from "@fourball/ui/icon-button";
import { Link, useLocation } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type ReactNode, useId, useState } from "react";
import { texts } from "../texts.ts";
import { HeaderSearch } from "./header-search.tsx";
import { NotificationsBell } from "./notifications-bell.tsx";
import { UserMenu } from "./user-menu.tsx";

export function AppHeader(): ReactNode {
  const [isSearching, setSearching] = useState(false);
  const searchId = useId();
  const hasOwnCreate = useLocation({ select: ({ pathname }) => pathname === "/dashboard" || pathname === "/create" });
  return (
    <header className="no-print sticky top-0 z-30 border-line border-b bg-surface max-sm:has-[~main>[data-own-frame]]:hidden">
      <div className="page-width flex h-16 items-center gap-3 md:gap-6">
        <Link aria-label={texts.home(PRODUCT)} className="rounded-control py-2" to="/marketplace">
          <Logo wordmark={PRODUCT} />
        </Link>
        <div className="hidden min-w-0 max-w-md grow md:block">
          <HeaderSearch />
        </div>
        <div className="ml-auto flex items-center gap-0.5 sm:gap-1.5">
          <IconButton
            aria-controls={searchId}
            aria-expanded={isSearching}
            className="md:hidden"
            label={isSearching ? texts.search.close : texts.search.open}
            onClick={() => setSearching(!isSearching)}
          >
            {isSearching ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
          </IconButton>
          {hasOwnCreate ? null : (
            <Link className={buttonStyle({ className: "mr-2 max-lg:hidden" })} to="/create">
              <Plus aria-hidden="true" className="size-5" />
              {texts.create}
            </Link>
          )}
          <NotificationsBell />
          <UserMenu />
        </div>
      </div>
      <div className="page-width pb-3 empty:hidden md:hidden" id={searchId}>
        {isSearching ? <HeaderSearch inputRef={focusOnce} /> : null}
      </div>
    </header>
  );
}

/** Opening the box moves the focus into it. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();
