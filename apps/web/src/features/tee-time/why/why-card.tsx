import type { SettingsPart } from "@fourball/domain/links/links";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { pages } from "../../../kit/page/pages.ts";
import { useMember } from "../../../kit/session/member.ts";
import { texts } from "./texts.ts";
import { cautionWords, reasonWords } from "./why-words.ts";

/** Two or three reasons for this group, and what to know before asking. */
export function WhyCard({ teeTime: { fit, host, confirmedCount } }: { teeTime: TeeTimeDetail }): ReactNode {
  const context = { host, isAlone: confirmedCount === 0, ownHandicap: useMember().handicap };
  if (!fit) return null;
  const { reasons, caution } = fit;
  return (
    <Card as="section" className="stack gap-3 p-4 sm:p-5">
      <h2 className="text-h3">{texts.title}</h2>
      <ul className="grid gap-2.5 text-small">
        {reasons.map((reason) => (
          <Line icon={<Check aria-hidden="true" className="size-5 shrink-0 text-primary" />} key={reason.kind}>
            {reasonWords(reason, context)}
          </Line>
        ))}
        {caution ? (
          <Line icon={<TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />} label={texts.caution}>
            {cautionWords(caution, context)}
          </Line>
        ) : null}
      </ul>
      <p className="text-ink-2 text-micro">
        {texts.yours}{" "}
        <Link className={linkStyle()} hash={"appearance" satisfies SettingsPart} to={pages.settings}>
          {texts.settings}
        </Link>
      </p>
    </Card>
  );
}

type LineProps = { icon: ReactNode; label?: string; children: { title: string; text: string } };

const Line = ({ icon, label, children: { title, text } }: LineProps): ReactNode => (
  <li className="flex items-start gap-3">
    {icon}
    <p className="min-w-0">
      {label ? <span className="sr-only">{label}</span> : null}
      <span className="font-semibold">{title}</span>
      {text ? ` ${text}` : null}
    </p>
  </li>
);
