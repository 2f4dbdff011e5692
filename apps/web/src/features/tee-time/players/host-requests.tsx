import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import { texts as standingTexts } from "../standing/texts.ts";
import { texts } from "../texts.ts";
import { DeclinedGuests } from "./declined-guests.tsx";
import { Requests } from "./requests.tsx";

type HostRequestsProps = { teeTime: TeeTimeDetail; people: readonly Participation[]; manages: boolean };

/** For the host: who waits in line, and who was declined. */
export function HostRequests({ teeTime, people, manages }: HostRequestsProps): ReactNode {
  const pending = people.filter(({ status }) => status === "pending");
  const declined = people.filter(({ status }) => status === "declined");
  const inLine = pending
    .filter(({ waitlistPosition }) => waitlistPosition !== null)
    .sort((a, b) => (a.waitlistPosition ?? 0) - (b.waitlistPosition ?? 0));
  const regulars = inLine.filter(({ isRegular }) => isRegular);
  const onWaitlist = inLine.filter(({ isRegular }) => !isRegular);
  return (
    <>
      <Requests manages={manages} requests={regulars} teeTime={teeTime} title={standingTexts.of.regulars} />
      <Requests manages={manages} requests={onWaitlist} teeTime={teeTime} title={texts.players.groups.waitlist} />
      <Requests manages={manages} requests={declined} teeTime={teeTime} title={texts.players.groups.declined} />
      <DeclinedGuests manages={manages} teeTime={teeTime} />
    </>
  );
}
