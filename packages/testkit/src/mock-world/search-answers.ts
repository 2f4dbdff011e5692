import { fail } from "@fourball/domain/failure";
import { SAVED_SEARCHES_MAX } from "@fourball/domain/saved-search/constants";
import { hasEnded, isEmptyFilter, type SavedFilter, savedFilterOf } from "@fourball/domain/saved-search/filter";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import { distanceTo } from "./filters.ts";
import { SAMPLE_COURSES } from "./sample-games.ts";
import { type MockWorld, updateById } from "./world.ts";

export const searchAnswers = (world: MockWorld): Omit<MockTree["savedSearch"], "switchByLink"> => ({
  list: () => listed(world),
  save: (input) => {
    const filter = savedFilterOf(input.filter);
    const { frequency } = input;
    const now = Temporal.Now.instant();
    if (isEmptyFilter(filter)) throw fail("filterMissing", { path: ["filter"] });
    if (hasEnded(filter, now)) throw fail("filterOver", { path: ["filter"] });
    if (input.timeZone) world.me = { ...world.me, timeZone: input.timeZone };
    const same = world.savedSearches.find((search) => wordsOf(search.filter) === wordsOf(filter));
    if (same) return change(world, same.id, { frequency, isOn: true });
    if (listed(world).length >= SAVED_SEARCHES_MAX) throw fail("savedSearchesTooMany", { values: { most: SAVED_SEARCHES_MAX } });
    const saved = { id: crypto.randomUUID(), filter, ...namesIn(filter), frequency, isOn: true, createdAt: isoNow() };
    world.savedSearches = [...world.savedSearches, saved];
    return saved;
  },
  change: ({ id, frequency, isOn }) =>
    change(world, id, { ...(frequency !== undefined && { frequency }), ...(isOn !== undefined && { isOn }) }),
  delete: ({ id }) => {
    world.savedSearches = world.savedSearches.filter((search) => search.id !== id);
    return { id };
  },
});

const listed = ({ savedSearches }: MockWorld): SavedSearch[] =>
  savedSearches.filter(({ filter }) => !hasEnded(filter, Temporal.Now.instant()));

/** In one order, so that the same wish is the same text. */
const wordsOf = (filter: SavedFilter): string =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, part]) => part !== undefined)
      .sort(),
  );

function change(world: MockWorld, id: string, changes: Partial<SavedSearch>): SavedSearch {
  world.savedSearches = updateById(world.savedSearches, id, changes);
  const changed = world.savedSearches.find((search) => search.id === id);
  if (!changed) throw fail("savedSearchNotFound");
  return changed;
}

function namesIn({ courseId, near }: SavedFilter): Pick<SavedSearch, "courseName" | "nearName"> {
  const course = SAMPLE_COURSES.find(({ id }) => id === courseId);
  if (courseId && !course) throw fail("courseNotFound");
  const [nearest] = near
    ? SAMPLE_COURSES.map(({ city, ...place }) => ({ city, away: distanceTo(place, near) ?? Number.POSITIVE_INFINITY }))
        .filter(({ away }) => away <= RADIUS_KM.default)
        .toSorted((one, other) => one.away - other.away)
    : [];
  return { courseName: course?.name ?? null, nearName: nearest?.city ?? null };
}
