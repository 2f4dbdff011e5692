import { notFound } from "@fourball/domain/failure";
import { DEFAULT_MOOD, DEFAULT_SLOTS, MOOD } from "@fourball/domain/tee-time/constants";
import { assertMayJoin, assertNotHost } from "@fourball/domain/tee-time/spots";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { idOf } from "../fixtures.ts";
import type { MockTree } from "../mock-tree.ts";
import { type Club, change, gameOf, listed, myPlace, seatsOf, seen } from "./club.ts";
import { aGame, aPlace, COURSES_NEARBY, mine } from "./some-games.ts";

type Answers = Partial<MockTree["teeTime"]>;

/** The secret part of every invite link of the club. */
export const INVITE = "s3cret";

export const teeTimeAnswers = (club: Club): Answers => ({
  list: () => ({ items: listed(club), nextCursor: null }),
  count: () => listed(club).length,
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
  join: ({ teeTimeId, message }) => {
    const game = gameOf(club, teeTimeId);
    const seats = seatsOf(club, game);
    const now = Temporal.Now.instant();
    const joinable = { ...game, ...seats, teeOffAt: Temporal.Instant.from(game.teeOffAt) };
    assertMayJoin(club.me.id, joinable, myPlace(club, teeTimeId)?.status, now);
    const asked = aPlace(game, meIn(club), 9, { status: "pending", message: message ?? null });
    club.people = [...club.people, asked];
    return asked;
  },
  withdraw: ({ teeTimeId }) => {
    assertNotHost(club.me.id, gameOf(club, teeTimeId));
    const place = myPlace(club, teeTimeId);
    club.people = club.people.filter((each) => each !== place);
    return { teeTimeId };
  },
  create: ({ courseId, date, time, ...rest }) => {
    const course = COURSES_NEARBY.find(({ id }) => id === courseId);
    if (!course) throw notFound("Course not found");
    const teeOffAt = teeOffInstant({ date, time, timeZone: course.timeZone }).toString({ smallestUnit: "millisecond" });
    const mood = rest.mood ?? DEFAULT_MOOD;
    const isPublic = rest.isPublic ?? true;
    const game = aGame(0, {
      ...mine(),
      id: idOf(280 + club.games.length),
      courseId,
      course,
      date,
      time,
      teeOffAt,
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
  cancel: ({ teeTimeId, reason }) => {
    club.games = change(club.games, teeTimeId, { status: "cancelled", cancelReason: reason ?? null });
    return seen(club, gameOf(club, teeTimeId));
  },
});

function meIn({ me }: Club) {
  const { id: userId, firstName, lastName, profileImageUrl, handicap } = me;
  return { userId, user: { firstName, lastName, profileImageUrl, handicap, hasPublicProfile: true } };
}
