import { linkStyle } from "@fourball/ui/navigation/link";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { teeTimeFilterOf } from "../marketplace-search.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { gameMapTexts } from "./texts.ts";

/** The games that no map can show, by course; the list has them too. */
export function UnplacedGames(): ReactNode {
  const { search } = useMarketplaceSearch();
  const { box: _box, ...filter } = teeTimeFilterOf(search, undefined);
  const { data } = trpc.teeTime.unplaced.useQuery({ ...filter, filter: filter.filter === "nearby" ? undefined : filter.filter });
  if (!data || data.games === 0) return null;
  return (
    <details className="map-unplaced">
      <summary>{gameMapTexts.unplaced.title(data.games)}</summary>
      <p>{gameMapTexts.unplaced.hint}</p>
      <ul>
        {data.courses.map(({ courseId, courseName, location, games }) => (
          <li key={courseId}>
            <Link className={linkStyle()} params={{ courseId }} to="/courses/$courseId">
              {courseName}
            </Link>
            , {location} · {gameMapTexts.games(games)}
          </li>
        ))}
      </ul>
    </details>
  );
}
