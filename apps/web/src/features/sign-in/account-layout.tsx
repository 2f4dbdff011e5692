import { PRODUCT } from "@fourball/domain/product";
import { Scene } from "@fourball/ui/art/scene";
import { Outlet } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { AccountFrame } from "./account-frame.tsx";

/** The form, and on wide screens a landscape at the current hour. */
export function AccountLayout(): ReactNode {
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
