import type { Position } from "@fourball/domain/tee-time/list";
import { useQuery } from "@tanstack/react-query";

type ViewerPosition = {
  position: Position | undefined;
  /** Prompts for the position; resolves to undefined when denied. */
  locate: () => Promise<Position | undefined>;
  locating: boolean;
  refused: boolean;
};

const TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 10 * 60_000;

const aboutAKilometre = (degrees: number): number => Math.round(degrees * 100) / 100;

const readPosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: aboutAKilometre(coords.latitude), longitude: aboutAKilometre(coords.longitude) }),
      reject,
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });

/** Where the viewer is: only after asking for it, only roughly, and only as long as the page is open. */
export function useViewerPosition(): ViewerPosition {
  const answer = useQuery({
    queryKey: ["viewer-position"],
    queryFn: readPosition,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    position: answer.data,
    locate: async () => answer.data ?? (await answer.refetch()).data,
    locating: answer.isFetching,
    refused: answer.isError,
  };
}
