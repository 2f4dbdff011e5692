import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { useParams, useSearch } from "@tanstack/react-router";
import { gameName } from "../../shared/formatting.ts";
import { trpc } from "../../shared/trpc/trpc.ts";

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

/** On a phone the address says which of the two views is open. */
export const useIsChatting = (): boolean => useSearch({ from: page, select: ({ view }) => view === "chat" });
