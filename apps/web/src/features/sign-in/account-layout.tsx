import { PRODUCT } from "@fourball/domain/product";
import { Scene } from "@fourball/ui/art/scene";
import { Outlet, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "../../shared/when-idle.ts";
import { AccountFrame } from "./account-frame.tsx";

/** The form, and on wide screens a landscape at the current hour. */
export function AccountLayout(): ReactNode {
  const router = useRouter();
  // Most sign in to browse: its code comes while they type.
  useEffect(() => {
    whenIdle()
      .then(() => router.preloadRoute({ to: "/marketplace" }))
      .catch(() => undefined);
  }, [router]);
  return (
    <AccountFrame side={<SkyOutside />}>
      <Outlet />
    </AccountFrame>
  );
}

const frame = { seed: PRODUCT, archetype: "links", width: 1000, height: 1125 } as const;
/** What goes with a dark page, whatever the hour. */
const DUSK = 18.8;

function SkyOutside(): ReactNode {
  const [hour] = useState(hourNow);
  return (
    <div aria-hidden="true" className="sticky top-0 hidden h-dvh bg-primary-soft lg:block">
      <Scene {...frame} className="dark:hidden" hour={hour} />
      <Scene {...frame} className="hidden dark:block" hour={DUSK} />
    </div>
  );
}

function hourNow(): number {
  const { hour, minute } = Temporal.Now.plainTimeISO();
  return hour + minute / 60;
}
