import type { Position } from "@fourball/domain/position";
import { useQuery } from "@tanstack/react-query";
import { readRememberedPosition, rememberPosition } from "../../shared/remembered-position.ts";

type ViewerPosition = {
  position: Position | undefined;
  /** The known position, or else prompts for it; resolves to undefined when denied. */
  locate: () => Promise<Position | undefined>;
  /** Prompts for it although one is known. */
  update: () => Promise<Position | undefined>;
  locating: boolean;
  refused: boolean;
};

const TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 10 * 60_000;

const aboutAKilometer = (degrees: number): number => Math.round(degrees * 100) / 100;

const readPosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { latitude: aboutAKilometer(coords.latitude), longitude: aboutAKilometer(coords.longitude) };
        rememberPosition(position);
        resolve(position);
      },
      reject,
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });

/** Where the viewer is: only after asking for it, only roughly, remembered on the device only. */
export function useViewerPosition(): ViewerPosition {
  const answer = useQuery({
    queryKey: ["viewer-position"],
    queryFn: readPosition,
    enabled: false,
    initialData: readRememberedPosition,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const update = async () => (await answer.refetch()).data;
  return {
    position: answer.data,
    locate: async () => answer.data ?? (await update()),
    update,
    locating: answer.isFetching,
    refused: answer.isError,
  };
}
