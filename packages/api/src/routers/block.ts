import { blocked, blockedGolfer, blockInput } from "@fourball/domain/block/schema";
import { blockGolfer, unblockGolfer } from "@fourball/services/safety/block/block-golfer";
import { listBlocked } from "@fourball/services/safety/block/list-blocked";
import { z } from "zod";
import { memberProcedure, router } from "../trpc.ts";

export const blockRouter = router({
  list: memberProcedure
    .fails()
    .output(z.array(blockedGolfer))
    .query(({ ctx }) => listBlocked(ctx)),
  add: memberProcedure
    .fails("blockOfYourself", "golferNotFound")
    .input(blockInput)
    .output(blocked)
    .mutation(({ ctx, input }) => blockGolfer(ctx, input)),
  remove: memberProcedure
    .fails("golferNotFound")
    .input(blockInput)
    .output(z.object({ userId: z.string() }))
    .mutation(({ ctx, input }) => unblockGolfer(ctx, input)),
});
