import { fail } from "@fourball/domain/failure";
import type { HostCard, PublicProfile } from "@fourball/domain/profile/schema";
import { updateProfileInput } from "@fourball/domain/profile/settings";
import { takesPart } from "@fourball/domain/tee-time/visibility";
import { aProfile } from "../golfer-fixtures.ts";
import { isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import { listedGames } from "./listed-games.ts";
import { asCard, asViewer } from "./views.ts";
import { golferCard, isAcrossBlock, type MockWorld, readersOf, statusIn } from "./world.ts";

export const profileAnswers = (world: MockWorld): MockTree["profile"] => ({
  get: ({ userId }) => {
    const profile = shownProfile(world, userId);
    if (!profile) throw fail("profileNotFound");
    return profile;
  },
  teeTimes: ({ userId }) => {
    if (!shownProfile(world, userId)) throw fail("teeTimesNotFound");
    return listedGames(world)
      .filter(({ hostId }) => hostId === userId)
      .map((game) => asCard(world, game));
  },
  rounds: ({ userId }) => {
    if (!shownProfile(world, userId)) throw fail("profileNotFound");
    return world.games
      .filter((game) => userId === world.me.id || !isAcrossBlock(world, game.hostId) || takesPart(statusIn(world, game)))
      .filter((game) => game.status === "completed" && !game.badWeather && readersOf(world, game).includes(userId))
      .map((game) => asViewer(world, game))
      .filter((game) => game.confirmedCount > 0 && (game.isPublic || userId === world.me.id))
      .toSorted((one, other) => other.teeOffAt.localeCompare(one.teeOffAt))
      .map(({ id, course, courseId, date, sky }) => ({
        teeTimeId: id,
        courseName: course.name,
        date,
        courseId,
        sky,
      }));
  },
  update: (input) => {
    const { smsOptIn, marketingOptIn, ...changes } = updateProfileInput.parse(input);
    const { phoneNumber, smsOptInAt, marketingOptInAt } = world.me;
    // Consent to text messages was for that number only.
    const isSameNumber = changes.phoneNumber === undefined || changes.phoneNumber === phoneNumber;
    world.me = {
      ...world.me,
      ...changes,
      smsOptInAt: consent(smsOptIn, isSameNumber ? smsOptInAt : null),
      marketingOptInAt: consent(marketingOptIn, marketingOptInAt),
      updatedAt: isoNow(),
    };
    return world.me;
  },
});

/** Unchanged unless the update sets it. */
const consent = (given: boolean | undefined, since: string | null): string | null =>
  given === undefined ? since : given ? (since ?? isoNow()) : null;

/** A private profile is shown to its owner. */
function shownProfile(world: MockWorld, userId: string): PublicProfile | undefined {
  const golfer = golferCard(world, userId);
  return golfer && !isAcrossBlock(world, userId) && (golfer.hasPublicProfile || (world.isSignedIn && userId === world.me.id))
    ? profileOf(world, userId, golfer)
    : undefined;
}

/** When every golfer joined. */
export const JOINED_AT: string = aProfile().createdAt;

export function profileOf({ me }: MockWorld, id: string, golfer: HostCard): PublicProfile {
  const { hasPublicProfile: isPublic, ...card } = golfer;
  const { bio, coverImageUrl, createdAt, rating, ratingsCount, gamesHosted, gamesPlayed } =
    id === me.id ? me : { bio: null, coverImageUrl: null, createdAt: JOINED_AT, ...card };
  // Too little is known of how a golfer answers and comes.
  const known = { answers: null, attendance: null };
  const statistics = {
    rating: rating ?? 0,
    ratingsCount: ratingsCount ?? 0,
    gamesHosted: gamesHosted ?? 0,
    gamesPlayed: gamesPlayed ?? 0,
  };
  return { id, ...card, ...statistics, bio, coverImageUrl, createdAt, ...known, isPublic };
}
