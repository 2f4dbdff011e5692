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
import { whyTexts } from "./texts.ts";

/** Two or three reasons for this group, and what to know before asking. */
export function WhyCard({ teeTime: { fit, host, confirmedCount } }: { teeTime: TeeTimeDetail }): ReactNode {
  const context = { host, isAlone: confirmedCount === 0, ownHandicap: useMember().handicap };
  if (!fit) return null;
  const { reasons, caution } = fit;
  return (
    <Card as="section" className="stack gap-3 p-4 sm:p-5">
      <h2 className="text-h3">{whyTexts.title}</h2>
      <ul className="grid gap-2.5 text-small">
        {reasons.map((reason) => (
          <Line icon={<Check aria-hidden="true" className="size-5 shrink-0 text-primary" />} key={reason.kind}>
            {reasonWords(reason, context)}
          </Line>
        ))}
        {caution ? (
          <Line icon={<TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />} label={whyTexts.caution}>
            {cautionWords(caution, context)}
          </Line>
        ) : null}
      </ul>
      <p className="text-ink-2 text-micro">
        {whyTexts.yours}{" "}
        <Link className={linkStyle()} hash={"appearance" satisfies SettingsPart} to={pages.settings}>
          {whyTexts.settings}
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
  [figure(lowest), figure(highest), figure(ownHandicap), isAlone ? (host.firstName ?? whyTexts.host) : undefined] as const;

function reasonWords(reason: Reason, context: Context): Words {
  switch (reason.kind) {
    case "partners":
      return { title: whyTexts.partners.title(reason.firstName ?? whyTexts.golfer), text: whyTexts.partners.text };
    case "played-together":
      return {
        title: whyTexts.together.title(reason.firstName ?? whyTexts.golfer),
        text: whyTexts.together.text(reason.rounds),
      };
    case "handicaps-within":
      return {
        title: whyTexts.handicaps.title,
        text: whyTexts.handicaps.text(...handicapsOf(reason, context)),
      };
    case "walks-like-you":
      return whyTexts.walks;
    case "same-pace":
      return { title: whyTexts.pace.title, text: whyTexts.pace.text(whyTexts.pace.paces[reason.pace]) };
    case "near":
      return { title: whyTexts.near.title, text: whyTexts.near.text(distanceText(reason.distanceKm)) };
    case "host-answers-fast":
      return {
        title: whyTexts.answers.title(context.host.firstName ?? whyTexts.host),
        text: whyTexts.answers.text(waitText(reason.medianMinutes)),
      };
    case "usual-time":
      return { title: whyTexts.time.title, text: whyTexts.time.text(whyTexts.time.parts[reason.timeOfDay]) };
  }
}

function cautionWords(caution: Caution, context: Context): Words {
  switch (caution.kind) {
    case "game-that-day":
      return { title: whyTexts.gameThatDay.title(clockText(caution.time)), text: whyTexts.gameThatDay.text };
    case "much-lower-handicaps":
      return {
        title: whyTexts.lower.title,
        text: whyTexts.lower.text(...handicapsOf(caution, context)),
      };
    case "cart-required":
      return whyTexts.cart;
    case "ends-in-the-dark":
      return whyTexts.dark(caution.holesOfLight);
  }
}
