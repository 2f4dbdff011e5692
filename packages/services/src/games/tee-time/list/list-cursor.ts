import { fail } from "@fourball/domain/failure";
import { parsedJson } from "@fourball/domain/parsed-json";
import { type CountedGame, openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { z } from "zod";

const position = z.tuple([z.iso.datetime(), z.uuid(), z.number().nullable(), z.number().int()]);

type Last = CountedGame & { teeOffAt: Date | string; id: string; distanceKm: number | null };

/** Where a page ended. It is opaque to clients, and only a position: it grants nothing. */
export const cursorOf = ({ teeOffAt, id, distanceKm, ...game }: Last): string =>
  Buffer.from(JSON.stringify([new Date(teeOffAt), id, distanceKm, -openSpots(spotsOfGame(game))])).toString("base64url");

type After = { afterTeeOff: string; afterId: string; afterKm: number | string; afterMinusOpenSpots: number };

export function readCursor(cursor: string | undefined): After | undefined {
  if (cursor === undefined) return undefined;
  const read = position.safeParse(parsedJson(Buffer.from(cursor, "base64url").toString()));
  if (!read.success) throw fail("cursorInvalid", { path: ["cursor"] });
  const [afterTeeOff, afterId, afterKm, afterMinusOpenSpots] = read.data;
  return { afterTeeOff, afterId, afterKm: afterKm ?? "Infinity", afterMinusOpenSpots };
}
