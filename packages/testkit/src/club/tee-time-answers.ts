import { notFound } from "@fourball/domain/failure";
import type { Participation } from "@fourball/domain/participation/schema";
import { DEFAULT_MOOD, DEFAULT_SLOTS, MOOD } from "@fourball/domain/tee-time/constants";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { assertMayJoin, assertMayStandInLine, assertNotHost, assertSlotsCoverPlayers } from "@fourball/domain/tee-time/spots";
import { idOf } from "../fixtures.ts";
import type { MockTree } from "../mock-tree.ts";
import { type Club, change, gameOf, inLine, listed, myPlace, seatsOf, seen } from "./club.ts";
import { aGame, aPlace, COURSES_NEARBY, mine, onCourse, playedGame } from "./some-games.ts";

type Answers = Partial<MockTree["teeTime"]>;

/** The secret part of every invite link of the club. */
export const INVITE = "s3cret";

export const teeTimeAnswers = (club: Club): Answers => ({
  list: (filter) => ({ items: listed(club, filter), nextCursor: null }),
  count: (filter) => listed(club, filter).length,
  countByDay: () => {
    const counts = new Map<string, number>();
    for (const { date } of listed(club)) counts.set(date, (counts.get(date) ?? 0) + 1);
    return [...counts].map(([date, count]) => ({ date, count }));
  },
  get: ({ teeTimeId, invite }) => {
    const game = seen(club, gameOf(club, teeTimeId));
    // Who has no part in an unlisted game does not even learn that it is there.
    if (!game.isPublic && !game.viewerStatus && invite !== INVITE) throw notFound("Tee time not found");
    return game;
  },
  join: (request) => ask(club, request, { mayAsk: assertMayJoin, linePlace: null }),
  joinWaitlist: (request) => ask(club, request, { mayAsk: assertMayStandInLine, linePlace: inLine(club, request.teeTimeId) + 1 }),
  withdraw: ({ teeTimeId }) => {
    assertNotHost(club.me.id, gameOf(club, teeTimeId));
    const place = myPlace(club, teeTimeId);
    club.people = club.people.filter((each) => each !== place);
    return { teeTimeId };
  },
  create: ({ courseId, date, time, ...rest }) => {
    const place = placeOf({ courseId, date, time });
    const mood = rest.mood ?? DEFAULT_MOOD;
    const isPublic = rest.isPublic ?? true;
    const game = aGame(0, {
      ...mine(),
      id: idOf(280 + club.games.length),
      ...place,
      mood,
      moodEmoji: rest.moodEmoji ?? MOOD[mood].emoji,
      totalSlots: rest.totalSlots ?? DEFAULT_SLOTS,
      description: rest.description ?? null,
      preferences: rest.preferences ?? [],
      isPublic,
      inviteToken: isPublic ? null : INVITE,
    });
    club.games = [...club.games, game];
    return seen(club, game);
  },
  edit: ({ teeTimeId, ...changes }) => {
    const game = gameOf(club, teeTimeId);
    const totalSlots = changes.totalSlots ?? game.totalSlots;
    assertSlotsCoverPlayers({ ...seatsOf(club, game), totalSlots });
    const mood = changes.mood ?? game.mood;
    const isPublic = changes.isPublic ?? game.isPublic;
    club.games = change(club.games, teeTimeId, {
      ...placeOf({
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
      inviteToken: isPublic ? null : INVITE,
    });
    const edited = gameOf(club, teeTimeId);
    club.people = club.people.map((each) => (each.teeTimeId === teeTimeId ? { ...each, teeTime: playedGame(edited) } : each));
    return seen(club, edited);
  },
  cancel: ({ teeTimeId, reason }) => {
    club.games = change(club.games, teeTimeId, { status: "cancelled", cancelReason: reason ?? null });
    return seen(club, gameOf(club, teeTimeId));
  },
});

type Request = { teeTimeId: string; message?: string | undefined };
type Way = { mayAsk: typeof assertMayStandInLine; linePlace: number | null };

function ask(club: Club, { teeTimeId, message }: Request, { mayAsk, linePlace }: Way): Participation {
  const game = gameOf(club, teeTimeId);
  const joinable = { ...game, ...seatsOf(club, game), teeOffAt: Temporal.Instant.from(game.teeOffAt) };
  mayAsk(club.me.id, joinable, myPlace(club, teeTimeId)?.status, Temporal.Now.instant());
  const asked = aPlace(game, meIn(club), 9, { status: "pending", message: message ?? null, linePlace });
  club.people = [...club.people, asked];
  return asked;
}

function placeOf({ courseId, date, time }: Pick<TeeTimeDetail, "courseId" | "date" | "time">) {
  const course = COURSES_NEARBY.find(({ id }) => id === courseId);
  if (!course) throw notFound("Course not found");
  return onCourse(course, { date, time });
}

function meIn({ me }: Club) {
  const { id: userId, firstName, lastName, profileImageUrl, handicap } = me;
  return { userId, user: { firstName, lastName, profileImageUrl, handicap, hasPublicProfile: true } };
}
