import { MOOD, type PREFERENCES } from "@fourball/domain/tee-time/constants";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Emoji } from "@fourball/ui/badge";
import type { LucideIcon } from "lucide-react";
import Car from "lucide-react/icons/car";
import Footprints from "lucide-react/icons/footprints";
import Tag from "lucide-react/icons/tag";
import Timer from "lucide-react/icons/timer";
import Users from "lucide-react/icons/users";
import { type ReactNode, Suspense } from "react";
import { LightLine } from "../../golf/face/light-line.tsx";
import { idlePart } from "../../kit/when-idle.ts";
import { teeTimeTexts } from "./texts.ts";

/** The sun's position takes more code than the rest of the card; its line keeps its place until then. */
const RoundLight = idlePart(async () => (await import("../../golf/face/round-light.tsx")).RoundLight);
const SPACE = "\u00a0";

/** How the group plays, and how long the light lasts where it is short. */
export function Facts({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { mood, moodEmoji, preferences, status, holesOfLight } = teeTime;
  return (
    <>
      <ul
        aria-label={teeTimeTexts.page.preferences}
        className="px-4 py-3 sm:px-7 sm:py-4 grid grid-cols-2 gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-6"
      >
        <Fact icon={<Emoji>{moodEmoji}</Emoji>}>{MOOD[mood].label}</Fact>
        {preferences.map((preference) => {
          const Icon = ICONS[preference] ?? Tag;
          return (
            <Fact icon={<Icon />} key={preference}>
              {preference}
            </Fact>
          );
        })}
      </ul>
      {status === "active" && holesOfLight !== null ? (
        <Suspense fallback={<LightLine event={SPACE} words={SPACE} />}>
          <RoundLight teeTime={teeTime} />
        </Suspense>
      ) : null}
    </>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: string }): ReactNode => (
  <li className="flex min-w-0 items-center gap-2 font-medium text-small leading-6">
    <span
      aria-hidden="true"
      className="grid size-4.5 shrink-0 place-content-center text-ink-2 [&_svg]:size-4.5 [&_svg]:stroke-[1.75]"
    >
      {icon}
    </span>
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);

const ICONS: Readonly<Record<string, LucideIcon>> = {
  "Beginner friendly": Users,
  "Intermediate+": Users,
  Advanced: Users,
  "All skill levels": Users,
  "Fast pace": Timer,
  "Relaxed pace": Timer,
  "Patient pace": Timer,
  "4hr pace": Timer,
  "Walking preferred": Footprints,
  "Cart required": Car,
} satisfies Partial<Record<(typeof PREFERENCES)[number], LucideIcon>>;
