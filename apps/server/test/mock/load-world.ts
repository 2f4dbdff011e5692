import type { Db } from "@fourball/db/client";
import {
  chatMessages,
  chatRooms,
  golfCourses,
  golferBlocks,
  notifications,
  roundRatings,
  teeTimeParticipants,
  teeTimes,
  users,
} from "@fourball/db/schema/index";
import { courseIdentity } from "@fourball/domain/course/identity";
import { courseSearchText } from "@fourball/domain/course/search-text";
import { searchedNames } from "@fourball/domain/profile/searched-names";
import { completionOf } from "@fourball/domain/tee-time/completion";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { secretHash } from "@fourball/services/core/token/secret-hash";
import { fakePasswords } from "@fourball/services/testing/fakes/fake-passwords";
import { JOINED_AT } from "@fourball/testkit/mock-world/profile-answers";
import { SAMPLE_COURSES } from "@fourball/testkit/mock-world/sample-games";
import { INVITE_TOKEN, MOCK_PASSWORD, type MockWorld, teeOffOf } from "@fourball/testkit/mock-world/world";
import { golfersOf } from "./golfers-of.ts";

const date = (moment: string | null) => (moment === null ? null : new Date(moment));

/** Puts the world of a scenario into an empty database, with the same ids. */
export async function loadWorld(db: Db, world: MockWorld): Promise<void> {
  await db.insert(golfCourses).values(courseRows());
  await db.insert(users).values(golferRows(world, await fakePasswords.hash(MOCK_PASSWORD)));
  if (world.games.length === 0) return;
  await db.insert(teeTimes).values(world.games.map(gameRow));
  if (world.people.length > 0) await db.insert(teeTimeParticipants).values(requestRows(world));
  await loadChats(db, world);
  const blocks = world.blocks.map(({ blockedAt, ...block }) => ({ ...block, createdAt: new Date(blockedAt) }));
  if (blocks.length > 0) await db.insert(golferBlocks).values(blocks);
  const received = notificationRows(world);
  if (received.length > 0) await db.insert(notifications).values(received);
  const ratings = ratingRows(world);
  if (ratings.length > 0) await db.insert(roundRatings).values(ratings);
}

const courseRows = () =>
  SAMPLE_COURSES.map((course) => ({
    ...course,
    identity: courseIdentity(course),
    searchText: courseSearchText(course),
    isTimeZoneGuessed: false,
  }));

const golferRows = (world: MockWorld, passwordHash: string) =>
  golfersOf(world).map(({ card, account }) => ({
    email: `${card.id}@example.com`,
    emailVerifiedAt: new Date(),
    createdAt: new Date(JOINED_AT),
    passwordHash,
    ...card,
    ...(account && ownColumns(account)),
    ratingsSum: Math.round((card.rating ?? 0) * (card.ratingsCount ?? 0)),
    rating: card.rating ?? 0,
    ratingsCount: card.ratingsCount ?? 0,
    gamesHosted: card.gamesHosted ?? 0,
    gamesPlayed: card.gamesPlayed ?? 0,
    ...searchedNames({ ...card, lastNameTo: account?.lastNameTo ?? "everyone" }),
  }));

function ownColumns({ quietHours, smsOptInAt, marketingOptInAt, createdAt, updatedAt, ...account }: MockWorld["me"]) {
  return {
    ...account,
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
    smsOptInAt: date(smsOptInAt),
    marketingOptInAt: date(marketingOptInAt),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}

/** They become those of the requests, by triggers. */
const NO_COUNTS = { confirmedCount: 0, offeredCount: 0, pendingCount: 0 };

function gameRow(game: TeeTimeDetail) {
  return {
    ...game,
    ...NO_COUNTS,
    teeOffAt: new Date(game.teeOffAt),
    opensToAllAt: date(game.opensToAllAt),
    completedAt: game.status === "completed" ? completedAt(game) : null,
    badWeatherAt: game.badWeather ? new Date() : null,
    createdAt: new Date(game.createdAt),
    updatedAt: new Date(game.updatedAt),
    oldInviteHash: game.isPublic ? null : secretHash(INVITE_TOKEN),
  };
}

const completedAt = (game: TeeTimeDetail): Date => new Date(completionOf({ teeOffAt: teeOffOf(game) }).epochMilliseconds);

const requestRows = ({ people }: MockWorld) =>
  people.map(({ joinedAt, updatedAt, answerDueAt, offerExpiresAt, waitlistPosition, playing, teeTime, ...request }) => ({
    ...request,
    joinedAt: new Date(joinedAt),
    playingAskedFor: playing && new Date(teeTime.teeOffAt),
    playingConfirmedFor: playing === "confirmed" ? new Date(teeTime.teeOffAt) : null,
    updatedAt: new Date(updatedAt),
    answerDueAt: date(answerDueAt),
    offerExpiresAt: date(offerExpiresAt),
    waitlistedAt: waitlistPosition === null ? null : new Date(joinedAt),
  }));

async function loadChats(db: Db, { messages }: MockWorld): Promise<void> {
  if (messages.length === 0) return;
  const rooms = new Map<string, number>();
  for (const { teeTimeId, seq } of messages) rooms.set(teeTimeId, Math.max(seq, rooms.get(teeTimeId) ?? 0));
  await db.insert(chatRooms).values([...rooms].map(([teeTimeId, lastSeq]) => ({ teeTimeId, lastSeq })));
  const rows = messages.map(({ photo: _, timestamp, ...message }) => ({ ...message, createdAt: new Date(timestamp) }));
  await db.insert(chatMessages).values(rows);
}

const ratingRows = ({ me, ratings }: MockWorld) =>
  ratings.map(({ teeTimeId, userId, given }) => ({ teeTimeId, raterId: me.id, rateeId: userId, ...given }));

const notificationRows = ({ me, notifications }: MockWorld) =>
  notifications.map(({ id, teeTimeId, content, createdAt, readAt }) => ({
    id,
    teeTimeId,
    content,
    recipientId: me.id,
    createdAt: new Date(createdAt),
    readAt: date(readAt),
  }));
