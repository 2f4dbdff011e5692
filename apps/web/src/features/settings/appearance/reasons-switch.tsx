import { NEAR_KM } from "@fourball/domain/tee-time/reasons/constants";
import { Switch } from "@fourball/ui/forms/switch";
import type { ReactNode } from "react";
import { distanceText } from "../../../kit/formatting.ts";
import { useMember } from "../../../kit/session/member.ts";
import { texts } from "../texts.ts";
import { useOwnSetting } from "../use-own-setting.ts";
import { reasonRuleTexts } from "./reason-rule-texts.ts";

/** Whether games say why their group fits, and by which rules they do. */
export function ReasonsSwitch(): ReactNode {
  const { showsReasons } = useMember();
  const save = useOwnSetting();
  return (
    <div className="stack gap-2">
      <Switch
        checked={showsReasons}
        description={texts.reasons.hint}
        label={texts.reasons.label}
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
