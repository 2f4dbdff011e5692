import { CountBadge } from "@fourball/ui/icon-button";
import { Link, useLocation } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import Bell from "lucide-react/icons/bell";
import CircleUser from "lucide-react/icons/circle-user";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import Trophy from "lucide-react/icons/trophy";
import type { ReactNode } from "react";
import { appTexts } from "./texts.ts";
import { type Attention, useAttention } from "./use-attention.ts";

/** The five places of the app, under the thumb on a phone or a tablet. */
export function BottomNav(): ReactNode {
  const here = useLocation({ select: placeOf });
  const attention = useAttention();
  const current = (place: string): "page" | undefined => (place === here ? "page" : undefined);
  return (
    <nav
      aria-label={appTexts.places.label}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom,0px)] lg:hidden max-sm:[main:has(>[data-own-frame])~&]:hidden [main:has(>.fixed)~&]:hidden"
    >
      <ul className="grid h-16 grid-cols-5 *:grid">
        <li>
          <Link aria-current={current("/marketplace")} className={placeStyle} to="/marketplace">
            <Place icon={Search} label={appTexts.places.browse} />
          </Link>
        </li>
        <li>
          <Link activeOptions={exactly} aria-current={current("/dashboard")} className={placeStyle} to="/dashboard">
            <Place icon={Trophy} label={appTexts.places.games} />
          </Link>
        </li>
        <li>
          <Link aria-current={current("/create")} className={placeStyle} to="/create">
            <Place icon={Plus} label={appTexts.places.create} />
          </Link>
        </li>
        <li>
          <Link
            activeOptions={exactly}
            aria-current={current("activity")}
            aria-label={appTexts.attention(appTexts.places.activity, attention)}
            className={placeStyle}
            search={{ tab: "requests" }}
            to="/dashboard"
          >
            <Place icon={Bell} label={appTexts.places.activity} attention={attention} />
          </Link>
        </li>
        <li>
          <Link activeOptions={exactly} aria-current={current("profile")} className={placeStyle} hash="me" to="/dashboard">
            <Place icon={CircleUser} label={appTexts.places.profile} />
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Three destinations share a path, so the link cannot decide by itself which one is current. */
const exactly = { exact: true, includeSearch: true, includeHash: true };

const placeStyle =
  "grid place-content-center justify-items-center gap-1 font-medium text-[0.75rem] text-ink-2 focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-primary";

type PlaceProps = { icon: LucideIcon; label: string; attention?: Attention };

function Place({ icon: Icon, label, attention }: PlaceProps): ReactNode {
  return (
    <>
      <span className="relative">
        <Icon aria-hidden="true" className="size-5.5 stroke-[1.75]" />
        <span className="absolute -top-2 -right-3 size-6">
          {attention ? <CountBadge hasNew={attention.hasNew}>{attention.work}</CountBadge> : null}
        </span>
      </span>
      {label}
    </>
  );
}

/** The dashboard is three places by its hash and tab; the marketplace is current under any filter. */
function placeOf({ pathname, search, hash }: { pathname: string; search: object; hash: string }): string {
  if (pathname === "/") return "/marketplace";
  if (pathname !== "/dashboard") return pathname;
  if (hash === "me") return "profile";
  return "tab" in search && search.tab === "requests" ? "activity" : pathname;
}
