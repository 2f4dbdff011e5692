import { MAX_SLOTS, MIN_SLOTS, type Mood } from "@fourball/domain/tee-time/constants";
import { landingTemplateKey, type SharedGameTemplates } from "@fourball/domain/tee-time/landing-games";
import { renderToStaticMarkup } from "react-dom/server";
import { MoodBadge } from "../../golf/face/mood-badge.tsx";
import {
  AboutProduct,
  SharedDescription,
  SharedGame,
  SharedHost,
  SharedPhoto,
  SharedPreference,
  SharedPreferences,
} from "./shared-game.tsx";
import { SharedGameAction } from "./shared-game-action.tsx";

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
    description: renderToStaticMarkup(<SharedDescription />),
    preferences: renderToStaticMarkup(<SharedPreferences />),
    preference: renderToStaticMarkup(<SharedPreference />),
    action: {
      request: renderToStaticMarkup(<SharedGameAction kind="request" />),
      waitlist: renderToStaticMarkup(<SharedGameAction kind="waitlist" />),
      invite: renderToStaticMarkup(<SharedGameAction kind="invite" />),
    },
    script,
    about: renderToStaticMarkup(<AboutProduct />),
  };
}
