import { account } from "@fourball/domain/account/schema";
import { publicProfile } from "@fourball/domain/profile/schema";
import { updateProfileInput } from "@fourball/domain/profile/settings";
import { teeTimeCard } from "@fourball/domain/tee-time/schema";
import { z } from "zod";
import { type RestRow, route } from "./rest-route.ts";

export const profileRoutes: readonly RestRow[] = [
  route(
    "GET",
    "/profile/:userId",
    { summary: "Public profile", calls: ["profile.get"], access: "anyone", response: publicProfile },
    ({ api, param }) => api.profile.get({ userId: param("userId") }),
  ),
  route(
    "GET",
    "/profile/:userId/tee-times",
    { summary: "Tee times a golfer hosts", calls: ["profile.teeTimes"], access: "anyone", response: z.array(teeTimeCard) },
    ({ api, param }) => api.profile.teeTimes({ userId: param("userId") }),
  ),
  route(
    "PATCH",
    "/users/profile",
    {
      summary: "Update your profile and settings",
      calls: ["profile.update"],
      access: "golfers",
      body: updateProfileInput,
      response: account,
    },
    ({ api, body }) => api.profile.update(body),
  ),
];
