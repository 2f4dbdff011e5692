import type { Position } from "@fourball/domain/tee-time/list";
import { useQuery } from "@tanstack/react-query";

type ViewerPosition = {
  position: Position | undefined;
  /** Asks the browser, which asks the golfer; resolves to nothing when either says no. */
  ask: () => Promise<Position | undefined>;
  asking: boolean;
  refused: boolean;
};

const ASK_FOR_MS = 15_000;
const GOOD_FOR_MS = 10 * 60_000;

const aboutAKilometre = (degrees: number): number => Math.round(degrees * 100) / 100;

const askBrowser = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: aboutAKilometre(coords.latitude), longitude: aboutAKilometre(coords.longitude) }),
      reject,
      { timeout: ASK_FOR_MS, maximumAge: GOOD_FOR_MS },
    );
  });

/** Where the viewer is: only after asking for it, only roughly, and only as long as the page is open. */
export function useViewerPosition(): ViewerPosition {
  const answer = useQuery({
    queryKey: ["viewer-position"],
    queryFn: askBrowser,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    position: answer.data,
    ask: async () => answer.data ?? (await answer.refetch()).data,
    asking: answer.isFetching,
    refused: answer.isError,
  };
}
