import type { CoursePlace } from "@fourball/domain/course/position";
import { PRODUCT } from "@fourball/domain/product";
import type { Light } from "@fourball/domain/tee-time/lights";
import { skyOf } from "@fourball/domain/tee-time/sky";
import { OnSky } from "@fourball/ui/art/on-sky";
import { Scene } from "@fourball/ui/art/scene";
import { SkyPicture } from "@fourball/ui/art/sky-picture";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { clockText } from "../../kit/formatting.ts";
import { subscribeToClock } from "../../kit/page/clock.ts";
import { useIsWide } from "../../kit/page/use-is-wide.ts";
import { readRememberedPosition } from "../../kit/remembered-position.ts";
import { signInTexts } from "./texts.ts";

/** The hour of each light, at which its colors were measured against the text. */
const hours: Record<Light, number> = { dawn: 5.75, morning: 8.4, noon: 12.8, dusk: 18.35 };
const tall = { seed: PRODUCT, width: 1000, height: 1125, sunAt: 0.76 } as const;

/** The sky where the visitor is, as far as this device knows, with the time of day. */
export function SkyNow(): ReactNode {
  const isWide = useIsWide();
  const time = useSyncExternalStore(subscribeToClock, timeNow);
  const [place] = useState(visitorsPlace);
  const { land, light } = skyAt(time, place);
  const picture = isWide ? (
    <Scene {...tall} archetype={land} hour={hours[light]} />
  ) : (
    <SkyPicture land={land} light={light} variant={1} />
  );
  return (
    <OnSky className="size-full" ground={light} picture={picture}>
      <p className="heading max-w-70 p-5 text-[1.375rem] leading-[1.1] lg:max-w-116 lg:p-12 lg:text-[2.875rem]">
        {signInTexts.skyNow(clockText(time))}
      </p>
    </OnSky>
  );
}

const timeNow = (): string => Temporal.Now.plainTimeISO().toString({ smallestUnit: "minute" });

/** Where games were last looked for on this device. Without it, the clock tells how far east it is. */
const visitorsPlace = (): CoursePlace => ({
  latitude: null,
  longitude: null,
  ...readRememberedPosition(),
  state: "",
  country: "US",
});

function skyAt(time: string, course: CoursePlace) {
  const now = Temporal.Now.instant().toString();
  const date = Temporal.Now.plainDateISO().toString();
  return skyOf({ course, date, time, teeOffAt: now });
}
