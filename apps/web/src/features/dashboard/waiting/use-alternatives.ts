import { timeOfDayAt } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { trpc } from "../../../kit/trpc/trpc.ts";

const SHOWN = 3;
/** The viewer's own and those that were asked for are among them. */
const FETCHED = 12;

const FARTHEST_KM = 80;

/** Up to three open games of the same day and hour that are near, the nearest first; undefined until they're known. */
export function useAlternatives(game: TeeTimeDetail): TeeTimeCard[] | undefined {
  const { data } = trpc.teeTime.list.useQuery(searchAround(game));
  return data?.items.filter((other) => isAlternative(other, game)).slice(0, SHOWN);
}

function isAlternative({ id, viewerStatus, distanceKm, course }: TeeTimeCard, game: TeeTimeDetail): boolean {
  if (id === game.id || viewerStatus !== null) return false;
  return distanceKm === null ? course.timeZone === game.course.timeZone : distanceKm <= FARTHEST_KM;
}

function searchAround({ date, time, course: { latitude, longitude } }: TeeTimeDetail): ListTeeTimesInput {
  const part = timeOfDayAt(time);
  const when = { from: date, to: date, minOpen: 1, limit: FETCHED, ...(part && { timesOfDay: [part] }) };
  return latitude === null || longitude === null ? when : { ...when, near: { latitude, longitude }, sort: "nearest" };
}
