import {
  changeSearchInput,
  deleteSearchInput,
  savedSearch,
  saveSearchInput,
  switchedSearch,
  switchSearchInput,
} from "@fourball/domain/saved-search/schema";
import { changeSavedSearch, deleteSavedSearch } from "@fourball/services/discover/saved-search/change-saved-search";
import { listSavedSearches } from "@fourball/services/discover/saved-search/list-saved-searches";
import { saveSearch } from "@fourball/services/discover/saved-search/save-search";
import { switchByLink } from "@fourball/services/discover/saved-search/switch-search";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const savedSearchRouter = router({
  list: memberProcedure
    .fails()
    .output(z.array(savedSearch))
    .query(({ ctx }) => listSavedSearches(ctx)),
  save: memberProcedure
    .fails("courseNotFound", "filterMissing", "filterOver", "savedSearchNotFound", "savedSearchesTooMany")
    .input(saveSearchInput)
    .output(savedSearch)
    .mutation(({ ctx, input }) => saveSearch(ctx, input)),
  change: memberProcedure
    .fails("savedSearchNotFound")
    .input(changeSearchInput)
    .output(savedSearch)
    .mutation(({ ctx, input }) => changeSavedSearch(ctx, input)),
  delete: memberProcedure
    .fails("savedSearchNotFound")
    .input(deleteSearchInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => deleteSavedSearch(ctx, input)),
  /** By the link in a mail, without signing in. */
  switchByLink: publicProcedure
    .fails("linkOver")
    .input(switchSearchInput)
    .output(switchedSearch)
    .mutation(({ ctx, input }) => switchByLink(ctx, input)),
});
