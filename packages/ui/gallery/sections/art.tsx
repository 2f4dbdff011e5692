import { Contours } from "../../src/art/contours.tsx";
import { Cover } from "../../src/art/cover.tsx";
import { Logo, LogoMark } from "../../src/art/logo.tsx";
import { archetypes, Scene } from "../../src/art/scene.tsx";
import { BallIcon, FlagstickIcon, TeeIcon } from "../../src/icons.tsx";
import type { Sections } from "../states.tsx";

const HOURS = { parkland: 6, links: 10, desert: 14, mountain: 19 } as const;

export const ART = {
  logo: { default: <Logo wordmark="Wordmark" />, mark: <LogoMark /> },
  icons: {
    default: (
      <div className="flex gap-3">
        <FlagstickIcon />
        <BallIcon />
        <TeeIcon />
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
  cover: {
    default: (
      <div className="h-24">
        <Cover />
      </div>
    ),
  },
  contours: { default: <Contours className="h-32" /> },
} satisfies Sections;
