import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { useParams, useSearch } from "@tanstack/react-router";
import { gameName } from "../../kit/formatting.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

const page = "/_member/tee-times/$teeTimeId";

/** The game of the address, with its invite token if it is unlisted. */
export function useGameAddress(): OpenTeeTimeInput {
  const { teeTimeId } = useParams({ from: page });
  const { invite } = useSearch({ from: page });
  return invite ? { teeTimeId, invite } : { teeTimeId };
}

/** What a notice calls the game of the address, once its page has loaded. */
export function useGameName(): string {
  const { data } = trpc.teeTime.get.useQuery(useGameAddress(), { enabled: false });
  return data ? gameName(data) : "";
}

export const useIsEditing = (): boolean => useSearch({ from: page, select: ({ edit }) => edit === true });

/** A card's button leads here with the sheet open. */
export const useIsAsking = (): boolean => useSearch({ from: page, select: ({ ask }) => ask === true });

/** On a phone the address says which of the two views is open. */
export const useIsChatting = (): boolean => useSearch({ from: page, select: ({ view }) => view === "chat" });

/** The id of where a host says who didn't come to the round. */
export const NO_SHOWS = "no-shows";
