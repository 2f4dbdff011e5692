import { MAX_SLOTS, MIN_SLOTS } from "@fourball/domain/tee-time/constants";
import {
  LANDING_GAMES_PLACE,
  type LandingTemplates,
  landingTemplateKey,
  SHARED_GAME_PLACE,
} from "@fourball/domain/tee-time/landing-games";
import { renderToStaticMarkup } from "react-dom/server";
import { Landing } from "./landing.tsx";
import { LandingGame, LandingGames, NearbyGames } from "./landing-games.tsx";
import { sharedGameTemplates } from "./shared-game-templates.tsx";

/** The server adds the way back to the addresses in this markup, and games to their places. */
export const landingMarkup = (): string =>
  renderToStaticMarkup(<Landing games={LANDING_GAMES_PLACE} edge={SHARED_GAME_PLACE} signInHref="/api/login" />);

/** As JSON, with the addresses of `keep-request.ts` and `nearby-games.ts`. */
export function landingTemplates(keepRequest: string, nearbyGames: string): string {
  const games: LandingTemplates["games"] = {};
  for (let totalSlots = MIN_SLOTS; totalSlots <= MAX_SLOTS; totalSlots++)
    for (let confirmed = 0; confirmed < totalSlots - 1; confirmed++)
      games[landingTemplateKey(totalSlots, confirmed)] = renderToStaticMarkup(
        <LandingGame confirmed={confirmed} totalSlots={totalSlots} />,
      );
  const list = renderToStaticMarkup(<LandingGames script={nearbyGames} />);
  const nearby = renderToStaticMarkup(<NearbyGames />);
  return JSON.stringify({ list, nearby, games, shared: sharedGameTemplates(keepRequest) } satisfies LandingTemplates);
}
