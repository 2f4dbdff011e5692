import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { type Incoming, ofGolfer, ofGuest } from "../../../golf/requests/incoming.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useGameAddress } from "../game-address.ts";

/** The id of where the host manages the game: the requests, or what can be done where there are none. */
export const MANAGE = "manage";

export const placeToManage = (): HTMLElement | null => document.getElementById(MANAGE);

/** Scrolls there and focuses it. */
export function showManage(): void {
  const place = placeToManage();
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

function useAsking({ id: teeTimeId, viewerStatus }: TeeTimeDetail) {
  const isHost = viewerStatus === "host";
  const people = trpc.participation.list.useQuery(useGameAddress(), { enabled: isHost });
  const guests = trpc.guest.list.useQuery({ teeTimeId }, { enabled: isHost });
  return { people, guests };
}

/** False until it is known who waits; a failure ends the wait, too. */
export function useIsWaitingKnown(teeTime: TeeTimeDetail): boolean {
  const { people, guests } = useAsking(teeTime);
  return !(people.isLoading || guests.isLoading);
}

/** For the host: golfers and guests who wait for an answer. Those on the waitlist wait for a spot. */
export function useWaiting(teeTime: TeeTimeDetail): Incoming[] {
  const spots = spotCountsOf(teeTime);
  const { people, guests } = useAsking(teeTime);
  const waiting = [
    ...(people.data ?? [])
      .filter(({ status, waitlistPosition }) => status === "pending" && waitlistPosition === null)
      .map(ofGolfer),
    ...(guests.data ?? []).filter(({ status }) => status === "pending").map(ofGuest),
  ];
  return waiting.map((request) => ({ ...request, spots }));
}
