import { fail } from "@fourball/domain/failure";
import type { Participation } from "@fourball/domain/participation/schema";
import { DEFAULT_MOOD, DEFAULT_SLOTS, MOOD } from "@fourball/domain/tee-time/constants";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertMayJoin, assertMayJoinWaitlist, assertNotHost, assertSlotsCoverPlayers } from "@fourball/domain/tee-time/spots";
import { idOf } from "../fixtures.ts";
import { cardOf } from "../golfer-fixtures.ts";
import type { MockTree } from "../mock-tree.ts";
import { aGame, aPlayer, hostedByViewer, onCourse, participationTeeTime, SAMPLE_COURSES } from "./sample-games.ts";
import { asViewer, gameOf, listedGames, type MockWorld, myParticipation, spotsOf, updateById, waitlistCount } from "./world.ts";

type Answers = Partial<MockTree["teeTime"]>;

/** The invite token of every unlisted game. */
export const INVITE_TOKEN = "s3cret";

export const teeTimeAnswers = (world: MockWorld): Answers => ({
  list: (filter) => ({ items: listedGames(world, filter), nextCursor: null }),
  count: (filter) => listedGames(world, filter).length,
  countByDay: () => {
    const counts = new Map<string, number>();
    for (const { date } of listedGames(world)) counts.set(date, (counts.get(date) ?? 0) + 1);
    return [...counts].map(([date, count]) => ({ date, count }));
  },
  get: ({ teeTimeId, invite }) => {
    const game = asViewer(world, gameOf(world, teeTimeId));
    // An unlisted game looks missing to everyone without a part in it.
    if (!game.isPublic && !game.viewerStatus && invite !== INVITE_TOKEN) throw fail("teeTimeNotFound");
    return game;
  },
  join: (request) => createRequest(world, request, { assertAllowed: assertMayJoin, waitlistPosition: null }),
  joinWaitlist: (request) =>
    createRequest(world, request, {
      assertAllowed: assertMayJoinWaitlist,
      waitlistPosition: waitlistCount(world, request.teeTimeId) + 1,
    }),
  withdraw: ({ teeTimeId }) => {
    assertNotHost(world.me.id, gameOf(world, teeTimeId));
    const place = myParticipation(world, teeTimeId);
    world.people = world.people.filter((each) => each !== place);
    return { teeTimeId };
  },
  dropFriend: ({ teeTimeId, friend }) => {
    const place = myParticipation(world, teeTimeId);
    if (!place) throw fail("requestNotFound");
    const friends = place.friends.toSpliced(place.friends.indexOf(friend), 1);
    world.people = updateById(world.people, place.id, { friends });
    return { ...place, friends };
  },
  create: ({ courseId, date, time, ...rest }) => {
    const place = scheduleOf({ courseId, date, time });
    const mood = rest.mood ?? DEFAULT_MOOD;
    const isPublic = rest.isPublic ?? true;
    const game = aGame(0, {
      ...hostedByViewer(),
      id: idOf(280 + world.games.length),
      ...place,
      mood,
      moodEmoji: rest.moodEmoji ?? MOOD[mood].emoji,
      totalSlots: rest.totalSlots ?? DEFAULT_SLOTS,
      description: rest.description ?? null,
      preferences: rest.preferences ?? [],
      isPublic,
      inviteToken: isPublic ? null : INVITE_TOKEN,
    });
    world.games = [...world.games, game];
    return asViewer(world, game);
  },
  edit: ({ teeTimeId, ...changes }) => {
    const game = gameOf(world, teeTimeId);
    const totalSlots = changes.totalSlots ?? game.totalSlots;
    assertSlotsCoverPlayers({ ...spotsOf(world, game), totalSlots });
    const mood = changes.mood ?? game.mood;
    const isPublic = changes.isPublic ?? game.isPublic;
    world.games = updateById(world.games, teeTimeId, {
      ...scheduleOf({
        courseId: changes.courseId ?? game.courseId,
        date: changes.date ?? game.date,
        time: changes.time ?? game.time,
      }),
      totalSlots,
      mood,
      moodEmoji: changes.moodEmoji ?? (changes.mood ? MOOD[mood].emoji : game.moodEmoji),
      description: changes.description === undefined ? game.description : changes.description || null,
      preferences: changes.preferences ?? game.preferences,
      isPublic,
      inviteToken: isPublic ? null : INVITE_TOKEN,
    });
    const edited = gameOf(world, teeTimeId);
    world.people = world.people.map((each) =>
      each.teeTimeId === teeTimeId ? { ...each, teeTime: participationTeeTime(edited) } : each,
    );
    return asViewer(world, edited);
  },
  cancel: ({ teeTimeId, reason }) => {
    world.games = updateById(world.games, teeTimeId, { status: "cancelled", cancelReason: reason ?? null });
    return asViewer(world, gameOf(world, teeTimeId));
  },
});

type Request = { teeTimeId: string; message?: string | undefined; friends?: string[] | undefined };
type RequestOptions = { assertAllowed: typeof assertMayJoinWaitlist; waitlistPosition: number | null };

function createRequest(
  world: MockWorld,
  { teeTimeId, message, friends = [] }: Request,
  { assertAllowed, waitlistPosition }: RequestOptions,
): Participation {
  const game = gameOf(world, teeTimeId);
  const joinable = { ...game, ...spotsOf(world, game), teeOffAt: Temporal.Instant.from(game.teeOffAt) };
  assertAllowed(world.me.id, joinable, myParticipation(world, teeTimeId)?.status, Temporal.Now.instant());
  const participation = aPlayer(game, viewerAsPlayer(world), 9, {
    status: "pending",
    message: message ?? null,
    friends,
    waitlistPosition,
  });
  world.people = [...world.people, participation];
  return participation;
}

function scheduleOf({ courseId, date, time }: Pick<TeeTimeDetail, "courseId" | "date" | "time">) {
  const course = SAMPLE_COURSES.find(({ id }) => id === courseId);
  if (!course) throw fail("courseNotFound");
  return onCourse(course, { date, time });
}

const viewerAsPlayer = ({ me }: MockWorld) => ({ userId: me.id, user: cardOf(me) });
