import { MAX_SLOTS, MIN_SLOTS } from "@fourball/domain/tee-time/constants";
import { LANDING_GAMES_PLACE, type LandingTemplates, landingTemplateKey } from "@fourball/domain/tee-time/landing-games";
import { renderToStaticMarkup } from "react-dom/server";
import { Landing } from "./landing.tsx";
import { LandingGame, LandingGames } from "./landing-games.tsx";

/** The server adds the way back to the addresses in this markup, and games to their place. */
export const landingMarkup = (): string => renderToStaticMarkup(<Landing games={LANDING_GAMES_PLACE} signInHref="/api/login" />);

/** As JSON. */
export function landingTemplates(): string {
  const games: LandingTemplates["games"] = {};
  for (let totalSlots = MIN_SLOTS; totalSlots <= MAX_SLOTS; totalSlots++)
    for (let confirmed = 0; confirmed < totalSlots - 1; confirmed++)
      games[landingTemplateKey(totalSlots, confirmed)] = renderToStaticMarkup(
        <LandingGame confirmed={confirmed} totalSlots={totalSlots} />,
      );
  return JSON.stringify({ list: renderToStaticMarkup(<LandingGames />), games } satisfies LandingTemplates);
}
