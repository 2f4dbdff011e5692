import { Link, useLocation } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import CircleUser from "lucide-react/icons/circle-user";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import Trophy from "lucide-react/icons/trophy";
import type { ReactNode } from "react";
import { pages } from "./pages.ts";

/** The five places of the app, under the thumb on a phone. */
export function BottomNav(): ReactNode {
  const here = useLocation({ select: placeOf });
  const current = (place: string): "page" | undefined => (place === here ? "page" : undefined);
  return (
    <nav
      aria-label="Places"
      className="no-print fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom,0px)] sm:hidden"
    >
      <ul className="grid h-16 grid-cols-5 *:grid">
        <li>
          <Link aria-current={current("/marketplace")} className={placeStyle} to="/marketplace">
            <Place icon={Search} label="Browse" />
          </Link>
        </li>
        <li>
          <a aria-current={current(pages.dashboard)} className={placeStyle} href={pages.dashboard}>
            <Place icon={Trophy} label="My Games" />
          </a>
        </li>
        <li>
          <Link aria-current={current("/create")} className={placeStyle} to="/create">
            <Place icon={Plus} label="Create" />
          </Link>
        </li>
        <li>
          <a aria-current={current(pages.requests)} className={placeStyle} href={pages.requests}>
            <Place icon={Bell} label="Activity" />
          </a>
        </li>
        <li>
          <a aria-current={current(pages.aboutMe)} className={placeStyle} href={pages.aboutMe}>
            <Place icon={CircleUser} label="Profile" />
          </a>
        </li>
      </ul>
    </nav>
  );
}

const placeStyle =
  "grid place-content-center justify-items-center gap-1 font-medium text-[0.6875rem] text-ink-2 focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-primary";

function Place({ icon: Icon, label }: { icon: LucideIcon; label: string }): ReactNode {
  return (
    <>
      <Icon aria-hidden="true" className="size-5.5 stroke-[1.75]" />
      {label}
    </>
  );
}

/** Three places share the dashboard, so its tab and its part count; the marketplace is itself under any filter. */
function placeOf({ pathname, search, hash }: { pathname: string; search: object; hash: string }): string {
  if (pathname === "/") return "/marketplace";
  const tab = "tab" in search ? `?tab=${search.tab}` : "";
  return pathname + tab + (hash && `#${hash}`);
}
