import { Contours } from "../../src/art/contours.tsx";
import { DaySky } from "../../src/art/day-sky.tsx";
import { LightStrip } from "../../src/art/light-strip.tsx";
import { Logo, LogoMark } from "../../src/art/logo.tsx";
import { OnSky } from "../../src/art/on-sky.tsx";
import { archetypes, Scene } from "../../src/art/scene.tsx";
import { SkyEdge } from "../../src/art/sky-edge.tsx";
import { lights, SkyPicture, variants } from "../../src/art/sky-picture.tsx";
import { Sunrise } from "../../src/art/sunrise.tsx";
import { TallSky } from "../../src/art/tall-sky.tsx";
import { BallIcon, FlagstickIcon } from "../../src/icons.tsx";
import type { Sections } from "../states.tsx";

const HOURS = { parkland: 6, links: 10, desert: 14, mountain: 19 } as const;

export const ART = {
  logo: { default: <Logo wordmark="Wordmark" />, mark: <LogoMark /> },
  icons: {
    default: (
      <div className="flex gap-3">
        <FlagstickIcon />
        <BallIcon />
      </div>
    ),
  },
  scene: Object.fromEntries(
    archetypes.map((archetype) => [
      `${archetype}, ${HOURS[archetype]}:00`,
      <div className="h-40 overflow-clip" key={archetype}>
        <Scene archetype={archetype} hour={HOURS[archetype]} seed={7} />
      </div>,
    ]),
  ),
  "sky-picture": Object.fromEntries(
    archetypes.flatMap((land) =>
      lights.map((light) => [
        `${land}, ${light}`,
        <div className="grid grid-cols-3 gap-2" key={light}>
          {variants.map((variant) => (
            <div className="aspect-3/1 overflow-clip" key={variant}>
              <SkyPicture land={land} light={light} variant={variant} />
            </div>
          ))}
        </div>,
      ]),
    ),
  ),
  "on-sky": Object.fromEntries(
    lights.map((light) => [
      light,
      <OnSky className="h-40" key={light} ground={light} picture={<SkyPicture land="links" light={light} variant={0} />}>
        <div className="p-4">
          <p className="text-small">Sunday, August 30</p>
          <p className="numerals text-time">4:10</p>
          <p className="heading text-h3">Cypress Hollow</p>
        </div>
      </OnSky>,
    ]),
  ),
  "sky-edge": { dawn: <SkyEdge light="dawn" />, noon: <SkyEdge light="noon" />, dusk: <SkyEdge light="dusk" /> },
  "day-sky": {
    default: (
      <div className="h-16 overflow-clip">
        <DaySky hours={Array.from({ length: 24 }, (_, index) => 5.6 + index * 0.58)} />
      </div>
    ),
  },
  "tall-sky": Object.fromEntries(
    Object.entries({ "before sunrise": 5.6, "in the morning": 8, "in the evening": 18.5 }).map(([state, hour]) => [
      state,
      <TallSky archetype="links" className="h-83" hour={hour} key={state} seed="1">
        <p className="heading p-4 text-h2">38 min to tee-off</p>
      </TallSky>,
    ]),
  ),
  sunrise: Object.fromEntries(
    Object.entries({
      "at the start": { share: 0 },
      "half of the time": { share: 0.5 },
      "at the end": { share: 1 },
      "the sun is up": { share: 1, light: "morning" as const },
      overcast: { share: 0.5, isOvercast: true },
    }).map(([state, progress]) => [
      state,
      <div className="aspect-3/1 overflow-clip" key={state}>
        <Sunrise land="parkland" variant={0} {...progress} />
      </div>,
    ]),
  ),
  "light-strip": {
    "light for all": <LightStrip hours={Array.from({ length: 18 }, (_, index) => 13 + index * 0.32)} />,
    "dark before the end": (
      <LightStrip hours={Array.from({ length: 18 }, (_, index) => (index < 16 ? 15.2 + index * 0.23 : undefined))} />
    ),
    "nine, in the dark": <LightStrip hours={Array.from({ length: 9 }, () => undefined)} />,
  },
  contours: { default: <Contours className="h-32" /> },
} satisfies Sections;
