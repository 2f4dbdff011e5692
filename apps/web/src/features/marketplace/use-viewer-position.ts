import type { HomePlace, Position } from "@fourball/domain/position";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { homePlaceOf, type RememberedPlace, readRememberedPlace, rememberPlace } from "../../kit/remembered-position.ts";
import { trpc } from "../../kit/trpc/trpc.ts";

type ViewerPosition = {
  position: Position | undefined;
  /** Of a place that was chosen by name. */
  name: string | undefined;
  /** The known position, or else prompts for it; resolves to undefined when denied. */
  locate: () => Promise<Position | undefined>;
  /** Prompts for it although one is known. */
  update: () => Promise<Position | undefined>;
  /** Takes the place of a course, rounded. */
  choose: (position: Position, name: string) => void;
  locating: boolean;
  refused: boolean;
};

const KEY = ["viewer-position"];
const TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 10 * 60_000;

const aboutAKilometer = (degrees: number): number => Math.round(degrees * 100) / 100;

const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: aboutAKilometer(latitude),
  longitude: aboutAKilometer(longitude),
});

function remember(place: RememberedPlace): RememberedPlace {
  rememberPlace(place);
  return place;
}

/** What the golfer's other devices start with. */
const placeOfAccount = (home: HomePlace | null | undefined): RememberedPlace | undefined =>
  home
    ? remember({ position: { latitude: home.latitude, longitude: home.longitude }, ...(home.name && { name: home.name }) })
    : undefined;

const readPosition = (): Promise<RememberedPlace> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(remember({ position: rounded(coords) })), reject, {
      timeout: TIMEOUT_MS,
      maximumAge: MAX_AGE_MS,
    });
  });

/** Where the viewer is or plays: only after asking for it, only roughly, remembered on the device, and in the account with consent. */
export function useViewerPosition(): ViewerPosition {
  const queryClient = useQueryClient();
  const { account, client } = trpc.useUtils();
  const share = (place: RememberedPlace): RememberedPlace => {
    // Where it fails, this device has the place all the same.
    if (account.current.getData()?.homePlace)
      client.profile.update.mutate({ homePlace: homePlaceOf(place) }).catch(() => undefined);
    return place;
  };
  const answer = useQuery({
    queryKey: KEY,
    queryFn: async () => share(await readPosition()),
    enabled: false,
    initialData: () => readRememberedPlace() ?? placeOfAccount(account.current.getData()?.homePlace),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const update = async () => (await answer.refetch()).data?.position;
  return {
    position: answer.data?.position,
    name: answer.data?.name,
    locate: async () => answer.data?.position ?? (await update()),
    update,
    choose: (position, name) => queryClient.setQueryData(KEY, share(remember({ position: rounded(position), name }))),
    locating: answer.isFetching,
    refused: answer.isError,
  };
}
