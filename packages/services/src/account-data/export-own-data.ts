import { isoInstant } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import {
  arrivals,
  changeAnswers,
  changeProposals,
  chatMessages,
  chatReactions,
  fillMessages,
  notifications,
  pushSubscriptions,
  roundLinks,
  teeTimeParticipants,
  teeTimes,
} from "@fourball/db/schema/index";
import type { AccountExport } from "@fourball/domain/account-data/export";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { listOwnModeration } from "../admin/moderation/list-own-moderation.ts";
import { listMutedChats } from "../chat/mute-chat.ts";
import { viewer } from "../core/access/viewer.ts";
import type { MemberContext } from "../core/service-context.ts";
import { exportSavedSearches } from "../discover/saved-search/list-saved-searches.ts";
import { exportShares } from "../games/cost/export-shares.ts";
import { participationOfRow, participationValues, prepareParticipations } from "../games/participation/participation-query.ts";
import { exportStandingGames } from "../games/standing-game/read-standing-games.ts";
import { cardsForViewer } from "../games/tee-time/card/cards-for-viewer.ts";
import { gameOfRow, selectGames } from "../games/tee-time/card/game-columns.ts";
import { getEmailStatus } from "../golfers/account/email/email-status.ts";
import { getAccount } from "../golfers/account/get-account.ts";
import { listOwnSessions } from "../golfers/account/own-sessions.ts";
import { listIdentities } from "../golfers/identity/get-connection.ts";
import { listSignInMethods } from "../golfers/passkey/list-sign-in-methods.ts";
import { ownPictures } from "../golfers/picture/own-pictures.ts";
import { getOwnRecord } from "../rounds/attendance/get-own-record.ts";
import { ownAnswers } from "../rounds/partner/list-answered.ts";
import { ratingsOf } from "../rounds/rating/ratings-of.ts";
import { listBlocked } from "../safety/block/list-blocked.ts";
import { listOwnReports } from "../safety/report/list-own-reports.ts";

const findHosted = prepareOnce((db) =>
  selectGames(db).where(eq(teeTimes.hostId, viewer)).orderBy(teeTimes.teeOffAt, teeTimes.id),
);
const findJoined = prepareParticipations(eq(teeTimeParticipants.userId, viewer));

/** Everything that is kept of the viewer, and nothing of others that the viewer could not see anyway. */
export async function exportOwnData(ctx: MemberContext): Promise<AccountExport> {
  const hosted = await findHosted(ctx.db, { viewer: ctx.viewer.id });
  return {
    exportedAt: ctx.clock.now().toString(),
    account: await getAccount(ctx),
    email: await getEmailStatus(ctx),
    sessions: await listOwnSessions(ctx),
    passkeys: (await listSignInMethods(ctx)).passkeys,
    identities: await listIdentities(ctx),
    blocked: await listBlocked(ctx),
    reports: await listOwnReports(ctx),
    moderation: await listOwnModeration(ctx),
    hosted: (await cardsForViewer(ctx, hosted.map(gameOfRow))).cards,
    joined: await exportParticipations(ctx),
    messages: await exportMessages(ctx),
    mutedChats: await listMutedChats(ctx),
    roundLinks: await exportRoundLinks(ctx),
    costShares: await exportShares(ctx),
    changeAnswers: await exportChangeAnswers(ctx),
    ...(await exportSavedSearches(ctx)),
    fillMessages: await exportFillMessages(ctx),
    standingGames: await exportStandingGames(ctx),
    reactions: await exportReactions(ctx),
    pictures: await ownPictures(ctx),
    browsers: await exportBrowsers(ctx),
    ...(await ratingsOf(ctx)),
    playAgain: await ownAnswers(ctx),
    attendance: (await getOwnRecord(ctx)).entries,
    arrivals: await exportArrivals(ctx),
    notifications: await exportNotifications(ctx),
  };
}

async function exportParticipations(ctx: MemberContext): Promise<AccountExport["joined"]> {
  const { id, requestedAt, answeredAt, userId } = teeTimeParticipants;
  const joined = await findJoined(ctx.db, participationValues(ctx));
  const times = await ctx.db.select({ id, requestedAt, answeredAt }).from(teeTimeParticipants).where(eq(userId, ctx.viewer.id));
  const timesOf = new Map(times.map((each) => [each.id, each]));
  return joined.map((row) => ({ ...participationOfRow(row), ...answerTimesOf(timesOf.get(row.id)) }));
}

type AnswerTimes = { requestedAt: Date | null; answeredAt: Date | null };

const answerTimesOf = ({ requestedAt, answeredAt }: AnswerTimes = { requestedAt: null, answeredAt: null }) => ({
  requestedAt: requestedAt && isoInstant(requestedAt),
  answeredAt: answeredAt && isoInstant(answeredAt),
});

async function exportMessages(ctx: MemberContext): Promise<AccountExport["messages"]> {
  const sent = await ctx.db
    .select({ teeTimeId: chatMessages.teeTimeId, message: chatMessages.message, createdAt: chatMessages.createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, ctx.viewer.id), eq(chatMessages.type, "message"), isNull(chatMessages.deletedAt)))
    .orderBy(asc(chatMessages.createdAt));
  return sent.map(({ createdAt, ...message }) => ({ ...message, timestamp: isoInstant(createdAt) }));
}

async function exportReactions(ctx: MemberContext): Promise<AccountExport["reactions"]> {
  const reacted = await ctx.db
    .select({ teeTimeId: chatMessages.teeTimeId, emoji: chatReactions.emoji, createdAt: chatReactions.createdAt })
    .from(chatReactions)
    .innerJoin(chatMessages, eq(chatMessages.id, chatReactions.messageId))
    .where(eq(chatReactions.userId, ctx.viewer.id))
    .orderBy(asc(chatReactions.createdAt));
  return reacted.map(({ createdAt, ...reaction }) => ({ ...reaction, timestamp: isoInstant(createdAt) }));
}

async function exportRoundLinks(ctx: MemberContext): Promise<AccountExport["roundLinks"]> {
  const links = await ctx.db.select().from(roundLinks).where(eq(roundLinks.userId, ctx.viewer.id));
  return links.map(({ teeTimeId, createdAt }) => ({ teeTimeId, timestamp: isoInstant(createdAt) }));
}

async function exportChangeAnswers(ctx: MemberContext): Promise<AccountExport["changeAnswers"]> {
  const answers = await ctx.db
    .select({ teeTimeId: changeProposals.teeTimeId, isIn: changeAnswers.isIn, answeredAt: changeAnswers.answeredAt })
    .from(changeAnswers)
    .innerJoin(changeProposals, eq(changeProposals.id, changeAnswers.proposalId))
    .where(eq(changeAnswers.userId, ctx.viewer.id));
  return answers.map(({ answeredAt, ...answer }) => ({ ...answer, timestamp: isoInstant(answeredAt) }));
}

async function exportFillMessages(ctx: MemberContext): Promise<AccountExport["fillMessages"]> {
  const sent = await ctx.db
    .select({ teeTimeId: fillMessages.teeTimeId, answer: fillMessages.answer, sentAt: fillMessages.sentAt })
    .from(fillMessages)
    .where(and(eq(fillMessages.userId, ctx.viewer.id), isNotNull(fillMessages.sentAt)))
    .orderBy(asc(fillMessages.sentAt));
  return sent.map(({ sentAt, ...message }) => ({ ...message, timestamp: sentAt && isoInstant(sentAt) }));
}

async function exportBrowsers(ctx: MemberContext): Promise<AccountExport["browsers"]> {
  const browsers = await ctx.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, ctx.viewer.id));
  return browsers.map(({ endpoint, createdAt }) => ({
    pushService: new URL(endpoint).hostname,
    timestamp: isoInstant(createdAt),
  }));
}

async function exportArrivals(ctx: MemberContext): Promise<AccountExport["arrivals"]> {
  const arrived = await ctx.db.select().from(arrivals).where(eq(arrivals.userId, ctx.viewer.id)).orderBy(asc(arrivals.arrivedAt));
  return arrived.map(({ teeTimeId, arrivedAt }) => ({ teeTimeId, timestamp: isoInstant(arrivedAt) }));
}

async function exportNotifications(ctx: MemberContext): Promise<AccountExport["notifications"]> {
  const entries = await ctx.db
    .select({ teeTimeId: notifications.teeTimeId, content: notifications.content, createdAt: notifications.createdAt })
    .from(notifications)
    .where(eq(notifications.recipientId, ctx.viewer.id))
    .orderBy(asc(notifications.createdAt));
  return entries.map(({ createdAt, ...entry }) => ({ ...entry, timestamp: isoInstant(createdAt) }));
}
