import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { ReactNode } from "react";
import { GuestRulesCard } from "./guest-rules-card.tsx";
import { InviteCard } from "./invite-card.tsx";

/** For the host: the link of an unlisted game, and what people do with the link of any game. */
export const Invites = ({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode => (
  <>
    <InviteCard teeTime={teeTime} />
    <GuestRulesCard teeTime={teeTime} />
  </>
);
