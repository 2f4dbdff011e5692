import { z } from "zod";
import { account, email, emailSent, registerInput } from "../account/schema.ts";
import { personalName } from "../golfer/personal-name.ts";
import { entityId, teeTimeId } from "../id.ts";
import { gamePicture } from "../tee-time/schema.ts";
import { spotCounts } from "../tee-time/spot-counts.ts";
import { text } from "../text.ts";
import { tooLong } from "../too-long.ts";
import { GUEST_MESSAGE_MAX, GUEST_NAME_MAX, GUEST_REQUEST_STATES, GUEST_REQUEST_STATUSES } from "./constants.ts";

/** A request by a guest, who has no account. */
export const guestRequestInput = z.object({
  teeTimeId,
  /** The secret part of the link to an unlisted game. */
  invite: z.string().max(100).optional(),
  guestName: personalName({ max: GUEST_NAME_MAX, missing: "Name is required", tooLong: tooLong("Name", GUEST_NAME_MAX) }),
  /** Needed unless the host takes guests without one. */
  guestEmail: email.optional(),
  message: text(GUEST_MESSAGE_MAX, `Message must be under ${GUEST_MESSAGE_MAX} characters`).optional(),
});
export type GuestRequestInput = z.infer<typeof guestRequestInput>;

const status = z.enum(GUEST_REQUEST_STATUSES);

/** The response to the guest. */
export const guestRequestMade = z.object({
  id: z.string(),
  teeTimeId: z.string(),
  guestName: z.string(),
  status,
  createdAt: z.iso.datetime(),
});

/** What the guest gets back, with the page of this site that shows what became of the request. */
export const guestRequestSent = guestRequestMade.extend({ statusPath: z.string() });
export type GuestRequestSent = z.infer<typeof guestRequestSent>;

/** With a mail server the host is asked after the guest has opened the mailed link. */
export const guestRequestAnswer = z.union([guestRequestSent, emailSent]);
export type GuestRequestAnswer = z.infer<typeof guestRequestAnswer>;

export const confirmGuestRequestInput = z.object({ token: z.string().min(1).max(200) });
export type ConfirmGuestRequestInput = z.infer<typeof confirmGuestRequestInput>;

/** The token of the guest's link says that the guest may see it. */
export const openGuestRequestInput = z.object({
  guestRequestId: entityId("linkOver"),
  token: z.string().min(1).max(200),
});
export type OpenGuestRequestInput = z.infer<typeof openGuestRequestInput>;

/** A guest's own request. */
export const ownGuestRequest = z.object({
  state: z.enum(GUEST_REQUEST_STATES),
  guestName: z.string(),
  hostName: z.string(),
  courseName: z.string(),
  location: z.string(),
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  ...gamePicture,
  ...spotCounts,
  /** Until when the host should answer; null without a clock, and once it is answered. */
  answerDueAt: z.iso.datetime().nullable(),
  /** What the spot needs to become an account's; null where it is not the guest's, or no longer waits for that. */
  claim: z
    .object({
      /** That of the account; null where the guest left none, or hasn't proven it: then only an account that exists can have the spot. */
      guestEmail: z.string().nullable(),
      /** Until when the spot is held; null without an end. */
      heldUntil: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** The guest left an address and hasn't opened the link that was mailed to prove it. */
  awaitsProof: z.boolean(),
  /** The round as an iCalendar file; null until the guest has a spot. */
  calendarFile: z.string().nullable(),
});
export type OwnGuestRequest = z.infer<typeof ownGuestRequest>;

/** For the host only, because it has the guest's email and message. */
export const guestRequest = guestRequestMade.extend({
  guestEmail: z.string().nullable(),
  message: z.string().nullable(),
  /** Until when the host should answer; null without a clock. */
  answerDueAt: z.iso.datetime().nullable(),
  /** Until when the approved guest's spot waits for an account; null without an end. */
  heldUntil: z.iso.datetime().nullable(),
  /** The guest made no account in time, and the spot was passed on. */
  hasLapsed: z.boolean(),
  teeTime: z.object({
    courseName: z.string(),
    date: z.string(),
    time: z.string(),
    teeOffAt: z.iso.datetime(),
    timeZone: z.string(),
    ...spotCounts,
  }),
});
export type GuestRequest = z.infer<typeof guestRequest>;

/** As the host sees it beside the players. */
export const listedGuestRequest = guestRequest.extend({
  /** The guest's link, for the host to pass on: only where no mail can bring it, and null once the address is proven. */
  claimPath: z.string().nullable(),
  /** The guest hasn't opened the link that was mailed to prove the address: it may be a stranger's. */
  awaitsProof: z.boolean(),
});
export type ListedGuestRequest = z.infer<typeof listedGuestRequest>;

/** Makes the account that keeps the guest's spot; its address is that of the request. */
export const claimSpotInput = openGuestRequestInput.extend(
  registerInput.pick({ password: true, firstName: true, lastName: true }).shape,
);
export type ClaimSpotInput = z.infer<typeof claimSpotInput>;

export const claimedSpot = z.object({ teeTimeId: z.string() });
export type ClaimedSpot = z.infer<typeof claimedSpot>;

export const claimedAccount = claimedSpot.extend({ account });
export type ClaimedAccount = z.infer<typeof claimedAccount>;

export const guestLeft = z.object({ teeTimeId: z.string() });
export type GuestLeft = z.infer<typeof guestLeft>;

/** Takes back the answer that the host has just given: the request waits again. */
export const undoGuestDecisionInput = z.object({ guestRequestId: entityId("requestNotFound") });
export type UndoGuestDecisionInput = z.infer<typeof undoGuestDecisionInput>;
