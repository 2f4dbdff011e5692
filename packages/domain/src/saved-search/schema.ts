import { z } from "zod";
import { entityId } from "../id.ts";
import type { MarketplaceSearch } from "../links/marketplace-search.ts";
import { golferTimeZone } from "../quiet-hours-schema.ts";
import { MOODS, TIMES_OF_DAY } from "../tee-time/constants.ts";
import { teeTimeFilter } from "../tee-time/list.ts";
import { SEARCH_FREQUENCIES } from "./constants.ts";

const savedFilter = teeTimeFilter.omit({ filter: true, timeFrom: true, timeTo: true });

const frequency = z.enum(SEARCH_FREQUENCIES, `How often must be one of ${SEARCH_FREQUENCIES.join(", ")}`);

/** A search as the marketplace's address says it. */
export const marketplaceQuery = z
  .object({
    q: z.string(),
    filter: z.literal("nearby"),
    radius: z.number(),
    box: z.string(),
    from: z.string(),
    to: z.string(),
    times: z.array(z.enum(TIMES_OF_DAY)),
    open: z.number(),
    mood: z.array(z.enum(MOODS)),
    prefs: z.array(z.string()),
    hcpMin: z.number(),
    hcpMax: z.number(),
    course: z.string(),
  } satisfies { [Name in keyof MarketplaceSearch]?: z.ZodType<MarketplaceSearch[Name]> })
  .partial();
export type MarketplaceQuery = z.infer<typeof marketplaceQuery>;

/** What a saved search looks for, and the names of the places in it. */
export const searchedGames = z.object({
  filter: savedFilter,
  /** The town around which it searches; null when none is known there, or it has no such place. */
  nearName: z.string().nullable(),
  /** Of the course in the filter. */
  courseName: z.string().nullable(),
});
export type SearchedGames = z.infer<typeof searchedGames>;

export const savedSearch = searchedGames.extend({
  id: z.string(),
  frequency: z.enum(SEARCH_FREQUENCIES),
  /** Off: it is kept, and tells of nothing. */
  isOn: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const saveSearchInput = z.object({
  filter: teeTimeFilter,
  frequency,
  /** The clock of the browser: nothing is sent at its night. */
  timeZone: golferTimeZone.optional().catch(undefined),
});
export type SaveSearchInput = z.infer<typeof saveSearchInput>;

const searchId = entityId("savedSearchNotFound");

export const changeSearchInput = z.object({ id: searchId, frequency: frequency.optional(), isOn: z.boolean().optional() });
export type ChangeSearchInput = z.infer<typeof changeSearchInput>;

export const deleteSearchInput = z.object({ id: searchId });
export type DeleteSearchInput = z.infer<typeof deleteSearchInput>;

/** By the link in a mail, without signing in. */
export const switchSearchInput = z.object({
  id: entityId("linkOver"),
  token: z.string().min(1).max(200),
  isOn: z.boolean(),
});
export type SwitchSearchInput = z.infer<typeof switchSearchInput>;
export const switchedSearch = savedSearch.pick({ filter: true, nearName: true, courseName: true, isOn: true });
export type SwitchedSearch = z.infer<typeof switchedSearch>;
