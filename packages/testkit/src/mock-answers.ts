import { accountAnswers } from "./account-answers.ts";
import { adminAnswers } from "./admin-answers.ts";
import { anOwnRecord, aRoundAttendance, someArrivals } from "./attendance-fixtures.ts";
import { aCostCard, someCosts } from "./cost-fixtures.ts";
import { idOf, NOW } from "./fixtures.ts";
import { anAccount, aProfile } from "./golfer-fixtures.ts";
import type { MockTree, MockTreeChanges } from "./mock-tree.ts";
import { aCoursePage, aMapPin } from "./place-fixtures.ts";
import { aProposal } from "./proposal-fixtures.ts";
import { aGuestRequest, anOwnGuestRequest, aParticipation } from "./request-fixtures.ts";
import { aRoundRating } from "./round-fixtures.ts";
import { aSavedSearch } from "./saved-search-fixtures.ts";
import { aStandingGame, someRegulars } from "./standing-game-fixtures.ts";
import { aChatMessage, aCourse, aSharedRound, aTeeTimeCard, aTeeTimeDetail, someStats } from "./tee-time-fixtures.ts";

/** A signed-in golfer for whom every call succeeds; a test overrides the few answers that it needs. */
export const mockAnswers = (changes: MockTreeChanges = {}): MockTree => ({
  account: { ...accountAnswers.account, ...changes.account },
  passkey: { ...accountAnswers.passkey, ...changes.passkey },
  identity: { ...accountAnswers.identity, ...changes.identity },
  teeTime: {
    list: () => ({ items: [aTeeTimeCard()], nextCursor: null }),
    count: () => 1,
    countByDay: () => [{ date: "2026-06-12", count: 1 }],
    map: () => ({ pins: [aMapPin()], clusters: [], quiet: [] }),
    unplaced: () => ({ games: 0, courses: [] }),
    get: () => aTeeTimeDetail(),
    overlap: () => null,
    create: () => aTeeTimeDetail({ viewerStatus: "host" }),
    edit: () => aTeeTimeDetail({ viewerStatus: "host" }),
    cancel: () => aTeeTimeDetail({ viewerStatus: "host", status: "cancelled" }),
    join: () => aParticipation({ status: "pending" }),
    processPending: ({ teeTimeId }) => ({
      teeTimeId,
      hostName: "Maya Okafor",
      courseDetails: { courseName: "Cypress Hollow", date: "2026-06-12", time: "06:10" },
    }),
    joinWaitlist: () => aParticipation({ status: "pending", linePlace: 1 }),
    acceptOffer: () => aParticipation({ status: "pending" }),
    dropFriend: () => aParticipation(),
    handOver: ({ teeTimeId }) => ({ teeTimeId }),
    withdraw: ({ teeTimeId }) => ({ teeTimeId }),
    fromPartners: () => [],
    openNow: () => aTeeTimeDetail({ viewerStatus: "host" }),
    renewInvite: () =>
      aTeeTimeDetail({
        viewerStatus: "host",
        isPublic: false,
        inviteToken: "another",
      }),
    ...changes.teeTime,
  },
  participation: {
    list: () => [aParticipation()],
    decide: ({ status }) => aParticipation({ status }),
    undoDecision: () => aParticipation({ status: "pending" }),
    confirmPlaying: () => aParticipation({ playing: "confirmed" }),
    ...changes.participation,
  },
  guest: {
    request: ({ teeTimeId, guestName }) => ({
      id: idOf(350),
      teeTimeId,
      guestName,
      status: "pending",
      createdAt: NOW,
      statusPath: `/guest-request#id=${idOf(350)}&token=a-secret`,
    }),
    confirm: () => ({
      id: idOf(350),
      teeTimeId: idOf(20),
      guestName: "Robin Vale",
      status: "pending",
      createdAt: NOW,
      statusPath: `/guest-request#id=${idOf(350)}&token=a-secret`,
    }),
    own: () => anOwnGuestRequest(),
    claim: ({ firstName, lastName }) => ({ teeTimeId: idOf(200), account: anAccount({ firstName, lastName }) }),
    keepSpot: () => ({ teeTimeId: idOf(200) }),
    list: () => [],
    decide: ({ status }) => aGuestRequest({ status }),
    undoDecision: () => aGuestRequest(),
    ...changes.guest,
  },
  profile: {
    get: () => aProfile(),
    teeTimes: () => [aTeeTimeCard()],
    update: () => anAccount(),
    ...changes.profile,
  },
  block: {
    list: () => [],
    add: () => ({ endedRequests: 0, gamesTogether: 0 }),
    remove: ({ userId }) => ({ userId }),
    ...changes.block,
  },
  report: {
    send: () => ({ id: idOf(700), sentAt: NOW }),
    warnings: () => [],
    acknowledge: ({ id }) => ({ id }),
    ...changes.report,
  },
  chat: {
    history: () => ({ messages: [], readUpTo: 0, seenUpTo: 0 }),
    unread: () => [],
    say: ({ teeTimeId, message, clientId }) => aChatMessage({ teeTimeId, message, clientId: clientId ?? null }),
    delete: ({ seq }) => ({ seq }),
    react: ({ seq, emoji }) => ({ seq, reactions: emoji ? [{ userId: idOf(1), emoji }] : [] }),
    markRead: ({ teeTimeId }) => ({ teeTimeId }),
    typing: ({ teeTimeId }) => ({ teeTimeId }),
    mute: ({ teeTimeId, isMuted }) => ({ teeTimeId, isMuted }),
    muted: () => [],
    socketToken: () => ({ token: "a token for one socket" }),
    ...changes.chat,
  },
  roundLink: {
    own: () => ({ path: null }),
    create: () => ({ path: `/round#id=${idOf(360)}&token=a-secret` }),
    revoke: () => ({ path: null }),
    open: () => aSharedRound(),
    ...changes.roundLink,
  },
  proposal: {
    get: ({ teeTimeId }) => ({ teeTimeId, proposal: null }),
    propose: ({ teeTimeId }) => ({ teeTimeId, proposal: aProposal() }),
    answer: ({ teeTimeId }) => ({ teeTimeId, proposal: aProposal() }),
    decide: ({ teeTimeId }) => ({ teeTimeId, proposal: null }),
    ...changes.proposal,
  },
  cost: {
    get: ({ teeTimeId }) => aCostCard({ teeTimeId, costs: null }),
    set: ({ teeTimeId, bookedById: _, ...costs }) => aCostCard({ teeTimeId, costs: someCosts(costs) }),
    remove: ({ teeTimeId }) => aCostCard({ teeTimeId, costs: null }),
    tick: () => aCostCard(),
    changeShare: () => aCostCard(),
    ...changes.cost,
  },
  savedSearch: {
    list: () => [],
    save: ({ filter: { filter: _, ...filter }, frequency }) => aSavedSearch({ filter, frequency }),
    change: (changes) => aSavedSearch(changes),
    delete: ({ id }) => ({ id }),
    switchByLink: ({ isOn }) => ({ ...aSavedSearch(), isOn }),
    ...changes.savedSearch,
  },
  standingGame: {
    list: () => [],
    candidates: () => someRegulars(),
    create: ({ frequency, isPublic }) => aStandingGame({ frequency, isPublic }),
    skipDate: () => aStandingGame(),
    changeRegulars: () => aStandingGame(),
    leave: ({ standingGameId }) => ({ standingGameId }),
    handOver: ({ standingGameId }) => ({ standingGameId }),
    end: ({ standingGameId }) => ({ standingGameId }),
    ...changes.standingGame,
  },
  live: {},
  notification: {
    list: () => ({ items: [], nextCursor: null }),
    unread: () => ({ unread: 0 }),
    markRead: () => ({ unread: 0 }),
    unsubscribe: ({ group }) => ({ group }),
    pushKey: () => ({ publicKey: "the-site-key", browsers: 0 }),
    subscribePush: () => ({ subscribed: true }),
    unsubscribePush: () => ({ subscribed: false }),
    ...changes.notification,
  },
  calendar: {
    feed: () => ({ since: null }),
    renewFeed: () => ({ url: "https://fourball.example/api/calendar/a-secret.ics", since: NOW }),
    revokeFeed: () => ({ since: null }),
    ...changes.calendar,
  },
  rating: {
    round: () => aRoundRating(),
    open: () => [],
    rate: () => aRoundRating(),
    ...changes.rating,
  },
  partner: {
    answered: () => [],
    answer: ({ userId, answer }) => ({ userId, answer, isPartner: false }),
    ...changes.partner,
  },
  attendance: {
    own: () => anOwnRecord(),
    dispute: () => anOwnRecord(),
    arrivals: () => someArrivals(),
    arrive: () => someArrivals(),
    takeBackArrival: () => someArrivals(),
    round: () => aRoundAttendance(),
    markNoShow: () => aRoundAttendance(),
    takeBackNoShow: () => aRoundAttendance(),
    answerNoShow: () => aRoundAttendance(),
    setBadWeather: ({ isBad }) => aTeeTimeDetail({ viewerStatus: "host", badWeather: isBad }),
    ...changes.attendance,
  },
  course: {
    list: () => [aCourse()],
    mapTiles: () => null,
    get: () => aCoursePage(),
    teeTimes: () => [aTeeTimeCard()],
    ...changes.course,
  },
  dashboard: {
    stats: () => someStats(),
    hosted: () => [],
    joined: () => [],
    pendingRequests: () => [],
    pendingGuests: () => [],
    ...changes.dashboard,
  },
  admin: { ...adminAnswers, ...changes.admin },
});
