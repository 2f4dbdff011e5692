import { z } from "zod";
import { GUEST_DECISIONS, GUEST_REQUEST_STATUSES } from "./guest/constants.ts";
import { entityId, participantId, teeTimeId } from "./id.ts";
import { DECISIONS } from "./participation/constants.ts";
import { PARTICIPANT_STATUSES } from "./tee-time/constants.ts";

// Every page of the client reads by these what a golfer did without a connection, so they need no other schemas.

/** `at` is the moment of the tap, which may have been made without signal. */
export const arriveInput = z.object({ teeTimeId, at: z.iso.datetime("at must be an ISO instant") });
export type ArriveInput = z.infer<typeof arriveInput>;

/** `invite` lets anyone with the link see an unlisted game. */
export const openTeeTimeInput = z.object({
  teeTimeId,
  invite: z.string().max(100).optional(),
});
export type OpenTeeTimeInput = z.infer<typeof openTeeTimeInput>;

/** `from` is the status that the host saw: a decision on a request that has changed since is refused. */
export const decideParticipationInput = z.object({
  participantId,
  status: z.enum(DECISIONS, `Status must be ${DECISIONS.join(" or ")}`),
  from: z.enum(PARTICIPANT_STATUSES).optional(),
});
export type DecideParticipationInput = z.infer<typeof decideParticipationInput>;

/** `from` is the status that the host saw: a decision on a request that has changed since is refused. */
export const decideGuestInput = z.object({
  guestRequestId: entityId("requestNotFound"),
  status: z.enum(GUEST_DECISIONS, `Status must be ${GUEST_DECISIONS.join(" or ")}`),
  from: z.enum(GUEST_REQUEST_STATUSES).optional(),
});
export type DecideGuestInput = z.infer<typeof decideGuestInput>;
