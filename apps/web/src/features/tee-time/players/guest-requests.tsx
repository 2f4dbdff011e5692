import type { GuestRequest } from "@fourball/domain/guest/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { isFull } from "@fourball/domain/tee-time/spots";
import type { ReactNode } from "react";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { spotCountsOf } from "../../../tee-time/face/spot-counts.ts";
import { texts } from "../texts.ts";
import { GuestRow } from "./guest-row.tsx";

type GuestRequestsProps = { teeTime: TeeTimeDetail; manages: boolean };

/** For the host: guest requests in order of arrival, and declined ones. */
export function GuestRequests({ teeTime, manages }: GuestRequestsProps): ReactNode {
  const { data = [] } = trpc.guest.list.useQuery({ teeTimeId: teeTime.id });
  const withStatus = (status: GuestRequest["status"]) => data.filter((each) => each.status === status);
  const rows = (title: string, requests: GuestRequest[]) =>
    requests.length === 0 ? null : (
      <>
        <h3 className="eyebrow border-line border-y bg-sunken px-4 py-1.5 text-ink-2 sm:px-7">{title}</h3>
        <ul className="px-4 sm:px-7">
          {requests.map((request) => (
            <GuestRow isFull={isFull(spotCountsOf(teeTime))} key={request.id} manages={manages} request={request} />
          ))}
        </ul>
      </>
    );
  return (
    <>
      {rows(texts.players.groups.guests, withStatus("pending"))}
      {rows(texts.players.groups.declinedGuests, withStatus("declined"))}
    </>
  );
}
