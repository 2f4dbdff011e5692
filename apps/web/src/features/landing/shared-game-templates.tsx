import { landingTemplateKey, type SharedGameTemplates } from "@fourball/domain/landing-games";
import { MAX_SLOTS, MIN_SLOTS, type Mood } from "@fourball/domain/tee-time/constants";
import { buttonStyle } from "@fourball/ui/button";
import { linkStyle } from "@fourball/ui/navigation/link";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MoodBadge } from "../../golf/face/mood-badge.tsx";
import { PENDING } from "../../kit/session/tab-storage.ts";
import { guestTemplates } from "./guest-templates.tsx";
import {
  AboutProduct,
  SharedCompany,
  SharedCost,
  SharedDescription,
  SharedGame,
  SharedHost,
  SharedPhoto,
  SharedPreference,
  SharedPreferences,
} from "./shared-game.tsx";
import { landingTexts } from "./texts.ts";

const moodTemplate = (mood: Mood): string => renderToStaticMarkup(<MoodBadge emoji="{{emoji}}" mood={mood} />);

/** The parts of a shared game, which the server puts together. */
export function sharedGameTemplates(script: string): SharedGameTemplates {
  const card: SharedGameTemplates["card"] = {};
  for (let totalSlots = MIN_SLOTS; totalSlots <= MAX_SLOTS; totalSlots++)
    for (let confirmed = 0; confirmed < totalSlots; confirmed++)
      card[landingTemplateKey(totalSlots, confirmed)] = renderToStaticMarkup(
        <SharedGame confirmed={confirmed} totalSlots={totalSlots} />,
      );
  return {
    card,
    mood: {
      competitive: moodTemplate("competitive"),
      early: moodTemplate("early"),
      casual: moodTemplate("casual"),
      learning: moodTemplate("learning"),
      tournament: moodTemplate("tournament"),
      sunset: moodTemplate("sunset"),
    },
    photo: renderToStaticMarkup(<SharedPhoto />),
    host: renderToStaticMarkup(<SharedHost />),
    company: renderToStaticMarkup(<SharedCompany />),
    cost: renderToStaticMarkup(<SharedCost />),
    description: renderToStaticMarkup(<SharedDescription />),
    preferences: renderToStaticMarkup(<SharedPreferences />),
    preference: renderToStaticMarkup(<SharedPreference />),
    action: {
      request: renderToStaticMarkup(<SharedGameAction kind="request" />),
      waitlist: renderToStaticMarkup(<SharedGameAction kind="waitlist" />),
      invite: renderToStaticMarkup(<SharedGameAction kind="invite" />),
      signIn: renderToStaticMarkup(<SignInInstead />),
    },
    guest: guestTemplates(),
    script,
    about: renderToStaticMarkup(<AboutProduct />),
  };
}

const words = landingTexts.shared;

const labels = {
  request: [words.request, words.requestHint],
  waitlist: [words.waitlist, words.waitlistHint],
  invite: [words.request, words.inviteHint],
} as const satisfies Partial<Record<keyof SharedGameTemplates["action"], readonly [label: string, hint: string]>>;

const keptRequest = { "data-pending-request": "{{pending}}", "data-storage-key": PENDING };

/** For golfers, where anyone can join without an account. */
const SignInInstead = (): ReactNode => (
  <p className="text-center text-small">
    {landingTexts.guest.known}{" "}
    <a className={linkStyle({ className: "inline-block px-1 py-1 coarse:py-3" })} {...keptRequest} href="{{href}}">
      {landingTexts.guest.signIn}
    </a>
    <script src="{{script}}" type="module" />
  </p>
);

/** Leads to the sign-in and back. A request is kept until then by a script; without it, the visitor comes back to the game. */
function SharedGameAction({ kind }: { kind: keyof typeof labels }): ReactNode {
  const [label, hint] = labels[kind];
  const isRequest = kind !== "waitlist";
  return (
    <div className="grid gap-2">
      <a className={buttonStyle({ size: "large", wide: true })} {...(isRequest && keptRequest)} href="{{href}}">
        {label}
      </a>
      <p className="text-center text-ink-2 text-micro">{hint}</p>
      {isRequest ? <script src="{{script}}" type="module" /> : null}
    </div>
  );
}
