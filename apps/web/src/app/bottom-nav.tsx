import { Link, useLocation } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import CircleUser from "lucide-react/icons/circle-user";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import Trophy from "lucide-react/icons/trophy";
import type { ReactNode } from "react";

/** The five places of the app, under the thumb on a phone. */
export function BottomNav(): ReactNode {
  const here = useLocation({ select: placeOf });
  const current = (place: string): "page" | undefined => (place === here ? "page" : undefined);
  return (
    <nav
      aria-label="Places"
      className="no-print fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom,0px)] sm:hidden [body:has([data-writing]:focus)_&]:hidden"
    >
      <ul className="grid h-16 grid-cols-5 *:grid">
        <li>
          <Link aria-current={current("/marketplace")} className={placeStyle} to="/marketplace">
            <Place icon={Search} label="Browse" />
          </Link>
        </li>
        <li>
          <Link activeOptions={exactly} aria-current={current("/dashboard")} className={placeStyle} to="/dashboard">
            <Place icon={Trophy} label="My Games" />
          </Link>
        </li>
        <li>
          <Link aria-current={current("/create")} className={placeStyle} to="/create">
            <Place icon={Plus} label="Create" />
          </Link>
        </li>
        <li>
          <Link
            activeOptions={exactly}
            aria-current={current("/dashboard?tab=requests")}
            className={placeStyle}
            search={{ tab: "requests" }}
            to="/dashboard"
          >
            <Place icon={Bell} label="Activity" />
          </Link>
        </li>
        <li>
          <Link activeOptions={exactly} aria-current={current("/dashboard#me")} className={placeStyle} hash="me" to="/dashboard">
            <Place icon={CircleUser} label="Profile" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Three destinations share a path, so the link cannot decide by itself which one is current. */
const exactly = { exact: true, includeSearch: true, includeHash: true };

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

/** Dashboard destinations differ by tab and hash; the marketplace is current under any filter. */
function placeOf({ pathname, search, hash }: { pathname: string; search: object; hash: string }): string {
  if (pathname === "/") return "/marketplace";
  const isActivity = "tab" in search && search.tab === "requests";
  return pathname + (isActivity ? "?tab=requests" : "") + (hash && `#${hash}`);
}
