import { account } from "@fourball/domain/account/schema";
import { playedRound } from "@fourball/domain/played-round";
import { openProfileGamesInput, openProfileInput, publicProfile } from "@fourball/domain/profile/schema";
import { updateProfileInput } from "@fourball/domain/profile/settings";
import { teeTimeCard } from "@fourball/domain/tee-time/schema";
import { getProfile } from "@fourball/services/discover/profile/get-profile";
import { listProfileRounds } from "@fourball/services/discover/profile/list-profile-rounds";
import { listProfileTeeTimes } from "@fourball/services/discover/profile/list-profile-tee-times";
import { updateProfile } from "@fourball/services/discover/profile/update-profile";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const profileRouter = router({
  get: publicProcedure
    .fails("profileNotFound")
    .input(openProfileInput)
    .output(publicProfile)
    .query(({ ctx, input }) => getProfile(ctx, input)),
  teeTimes: publicProcedure
    .fails("profileNotFound", "teeTimesNotFound")
    .input(openProfileGamesInput)
    .output(z.array(teeTimeCard))
    .query(({ ctx, input }) => listProfileTeeTimes(ctx, input)),
  rounds: publicProcedure
    .fails("profileNotFound")
    .input(openProfileInput)
    .output(z.array(playedRound))
    .query(({ ctx, input }) => listProfileRounds(ctx, input)),
  update: memberProcedure
    .fails("pictureGone", "pictureNotPublic")
    .input(updateProfileInput)
    .output(account)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
});
