import type { Participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import { spotCountsOf } from "../../../golf/face/spot-counts.ts";
import { RequestRow } from "./request-row.tsx";

type RequestsProps = { title: string; requests: readonly Participation[]; teeTime: TeeTimeDetail; manages: boolean };

/** For the host: those who wait in line, in its order, or were declined. */
export function Requests({ title, requests, teeTime, manages }: RequestsProps): ReactNode {
  if (requests.length === 0) return null;
  return (
    <RequestGroup title={title}>
      {requests.map((request) => (
        <RequestRow
          key={request.id}
          manages={manages}
          name={displayName(request.user)}
          request={request}
          spots={spotCountsOf(teeTime)}
        />
      ))}
    </RequestGroup>
  );
}

export const RequestGroup = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <>
    <h3 className="eyebrow border-line border-y bg-sunken px-4 py-1.5 text-ink-2 sm:px-7">{title}</h3>
    <ul className="px-4 sm:px-7">{children}</ul>
  </>
);
