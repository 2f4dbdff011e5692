import type { SettingsPart } from "@fourball/domain/links/links";
import type { Caution, Reason } from "@fourball/domain/tee-time/reasons/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Card } from "@fourball/ui/card";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { waitText } from "../../../golf/clock/answers-text.ts";
import { clockText, distanceText } from "../../../kit/formatting.ts";
import { pages } from "../../../kit/page/pages.ts";
import { useMember } from "../../../kit/session/member.ts";
import { texts } from "./texts.ts";

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

type Words = { title: string; text: string };
type Context = { host: TeeTimeDetail["host"]; isAlone: boolean; ownHandicap: number | null };

const figure = (handicap: number | null): string => (handicap === null ? "" : String(handicap));

const handicapsOf = ({ lowest, highest }: { lowest: number; highest: number }, { host, isAlone, ownHandicap }: Context) =>
  [figure(lowest), figure(highest), figure(ownHandicap), isAlone ? (host.firstName ?? texts.host) : undefined] as const;

function reasonWords(reason: Reason, context: Context): Words {
  switch (reason.kind) {
    case "partners":
      return { title: texts.partners.title(reason.firstName ?? texts.golfer), text: texts.partners.text };
    case "played-together":
      return {
        title: texts.together.title(reason.firstName ?? texts.golfer),
        text: texts.together.text(reason.rounds),
      };
    case "handicaps-within":
      return {
        title: texts.handicaps.title,
        text: texts.handicaps.text(...handicapsOf(reason, context)),
      };
    case "walks-like-you":
      return texts.walks;
    case "same-pace":
      return { title: texts.pace.title, text: texts.pace.text(texts.pace.paces[reason.pace]) };
    case "near":
      return { title: texts.near.title, text: texts.near.text(distanceText(reason.distanceKm)) };
    case "host-answers-fast":
      return {
        title: texts.answers.title(context.host.firstName ?? texts.host),
        text: texts.answers.text(waitText(reason.medianMinutes)),
      };
    case "usual-time":
      return { title: texts.time.title, text: texts.time.text(texts.time.parts[reason.timeOfDay]) };
  }
}

function cautionWords(caution: Caution, context: Context): Words {
  switch (caution.kind) {
    case "game-that-day":
      return { title: texts.gameThatDay.title(clockText(caution.time)), text: texts.gameThatDay.text };
    case "much-lower-handicaps":
      return {
        title: texts.lower.title,
        text: texts.lower.text(...handicapsOf(caution, context)),
      };
    case "cart-required":
      return texts.cart;
    case "ends-in-the-dark":
      return { title: texts.dark.title, text: texts.dark.text(caution.holesOfLight) };
  }
}
