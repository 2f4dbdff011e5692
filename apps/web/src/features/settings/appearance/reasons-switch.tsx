import { FAST_ANSWERS, HANDICAPS, NEAR_KM, USUAL } from "@fourball/domain/tee-time/reasons/constants";
import type { Caution, Reason } from "@fourball/domain/tee-time/reasons/schema";
import { Switch } from "@fourball/ui/forms/switch";
import type { ReactNode } from "react";
import { distanceText } from "../../../kit/formatting.ts";
import { useMember } from "../../../kit/session/member.ts";
import { settingsTexts } from "../texts.ts";
import { useOwnSetting } from "../use-own-setting.ts";

/** Whether games say why their group fits, and by which rules they do. */
export function ReasonsSwitch(): ReactNode {
  const { showsReasons } = useMember();
  const save = useOwnSetting();
  return (
    <div className="stack gap-2">
      <Switch
        checked={showsReasons}
        description={settingsTexts.reasons.hint}
        label={settingsTexts.reasons.label}
        onCheckedChange={(shows) => save({ showsReasons: shows })}
      />
      <details className="text-small">
        <summary className="coarse:-my-3.5 w-fit cursor-pointer coarse:py-3.5 font-semibold">{reasonRuleTexts.title}</summary>
        <div className="stack gap-2 pt-2 text-ink-2">
          <p>{reasonRuleTexts.intro}</p>
          <Rules title={reasonRuleTexts.reasons}>{Object.values(reasonRuleTexts.rules).map(inWords)}</Rules>
          <Rules title={reasonRuleTexts.cautions}>{Object.values(reasonRuleTexts.warnings)}</Rules>
          <p>{reasonRuleTexts.usual}</p>
        </div>
      </details>
    </div>
  );
}

const inWords = (rule: string | ((distance: string) => string)): string =>
  typeof rule === "string" ? rule : rule(distanceText(NEAR_KM));

const Rules = ({ title, children }: { title: string; children: readonly string[] }): ReactNode => (
  <div>
    <p>{title}</p>
    <ul className="list-disc pl-5">
      {children.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </div>
);

/** The rules of `docs/reasons.md`, as short as golfers need them. */
const reasonRuleTexts = {
  title: "How it works",
  intro: "Worked out each time you look, and never stored. Nobody else sees it, and there's no score.",
  reasons: "Up to three reasons, these first:",
  cautions: "And one thing to know before you ask:",
  rules: {
    partners: "You and the host or a player are partners.",
    "played-together": "You've played with the host or a player.",
    "handicaps-within": `Everyone's handicap is within ${HANDICAPS.within} of yours.`,
    "walks-like-you": "The group walks, and you usually do.",
    "same-pace": "The group plays at your usual pace.",
    near: (distance: string) => `The course is within ${distance} of you, while your location is on.`,
    "host-answers-fast": `The host answers most requests, usually within ${FAST_ANSWERS.medianMinutesMax / 60} hours.`,
    "usual-time": "It's the time of day when you usually play.",
  } satisfies Record<Reason["kind"], string | ((distance: string) => string)>,
  warnings: {
    "game-that-day": "You have a game that day.",
    "much-lower-handicaps": `Everyone's handicap is at least ${HANDICAPS.muchLower} below yours.`,
    "cart-required": "A cart is required, and you usually walk.",
    "ends-in-the-dark": "You may finish in the dark.",
  } satisfies Record<Caution["kind"], string>,
  usual: `“Usually” means most often, and at least ${USUAL.roundsMin} times in your last ${USUAL.lastRounds} rounds.`,
};
