import { emailSent } from "@fourball/domain/account/schema";
import {
  confirmGuestRequestInput,
  guestRequest,
  guestRequestInput,
  guestRequestSent,
  listedGuestRequest,
} from "@fourball/domain/guest/schema";
import { decideGuestInput, decideParticipationInput } from "@fourball/domain/inputs";
import { participation } from "@fourball/domain/participation/schema";
import { z } from "zod";
import { type RestRow, route } from "./rest-route.ts";

export const requestRoutes: readonly RestRow[] = [
  route(
    "PATCH",
    "/participants/:participantId/status",
    {
      summary: "Approve or decline a request to a tee time you host",
      calls: ["participation.decide"],
      access: "golfers",
      body: decideParticipationInput.pick({ status: true }),
      response: participation,
      keyed: true,
    },
    ({ api, param, body }) => api.participation.decide({ participantId: param("participantId"), ...body }),
  ),
  route(
    "POST",
    "/tee-times/:id/guest-requests",
    {
      summary: "Request to join without an account",
      calls: ["guest.request"],
      access: "anyone",
      body: guestRequestInput.omit({ teeTimeId: true }),
      response: guestRequestSent,
      status: 201,
      accepted: {
        description: "With a mail server: the host is asked once the guest opens the mailed link. The same for every address",
        response: emailSent,
      },
      keyed: true,
    },
    ({ api, param, body }) => api.guest.request({ teeTimeId: param("id"), ...body }),
  ),
  route(
    "POST",
    "/guest-requests/confirm",
    {
      summary: "Send a guest request by the token in the mailed link",
      calls: ["guest.confirm"],
      access: "anyone",
      body: confirmGuestRequestInput,
      response: guestRequestSent,
    },
    ({ api, body }) => api.guest.confirm(body),
  ),
  route(
    "GET",
    "/tee-times/:id/guest-requests",
    { summary: "Guest requests, for the host", calls: ["guest.list"], access: "golfers", response: z.array(listedGuestRequest) },
    ({ api, param }) => api.guest.list({ teeTimeId: param("id") }),
  ),
  route(
    "PATCH",
    "/guest-requests/:id/status",
    {
      summary: "Approve or decline a guest of a tee time you host",
      calls: ["guest.decide"],
      access: "golfers",
      body: decideGuestInput.pick({ status: true }),
      response: guestRequest,
      keyed: true,
    },
    ({ api, param, body }) => api.guest.decide({ guestRequestId: param("id"), ...body }),
  ),
];
