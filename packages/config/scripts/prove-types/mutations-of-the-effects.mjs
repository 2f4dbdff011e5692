const rest = "apps/server/src/http/rest";
const services = "packages/services/src";
const spends = (path, who) => ({
  test: "packages/api/src/access.test.ts",
  name: `the rate limits of ${path} are spent for ${who}`,
});
const spendsOverRest = (path, who) => ({
  test: "apps/server/test/http/rest-rate-limits.test.ts",
  name: `the rate limits of ${path} over REST are spent for ${who}`,
});
const reaches = (game, change) => ({
  test: "packages/api/src/audience.test.ts",
  name: `on a game that is ${game} ${change} reaches exactly those whom it affects`,
});
const arrives = (parameter) => ({
  test: "apps/server/test/http/rest-query.test.ts",
  name: `query parameters of the REST table ${parameter} reaches the procedure's input`,
});
const says = (call, fact) => ({
  test: "apps/server/test/http/rest-access-words.test.ts",
  name: `${call} in the API documents ${fact}`,
});
const opens = (kind) => ({
  test: "apps/web/src/mail-links.test.ts",
  name: `links of mails ${kind} opens what the mail is about`,
});
const WHO = "says who may call it as the access matrix does";
const STATUSES = "names the statuses of every refusal in the access matrix, and 403 only where there is one";

/** What the compiler cannot see of a call: its limits, who hears of it, its REST words and where its mails lead. */
export const mutationsOfTheEffects = [
  {
    name: "every player reads what a request says to the host",
    file: `${services}/games/participation/participation-query.ts`,
    find: "  message: onlyIf(isHostOrGolfer, message),",
    replace: "  message,",
    caughtBy: { test: "packages/api/src/access.test.ts", name: "participation.list on a game that is listed, for pending" },
  },
  {
    name: "hosting spends the limit of joining",
    file: `${services}/games/tee-time/create-tee-time.ts`,
    find: 'ctx.limiter.spend("hosting", ',
    replace: 'ctx.limiter.spend("joining", ',
    caughtBy: spends("teeTime.create", "a golfer"),
  },
  {
    name: "registering spends no limit of its own",
    file: `${services}/golfers/account/register-account.ts`,
    find: '  await ctx.limiter.spend("register", ctx.caller.address);\n',
    replace: "",
    caughtBy: spends("account.register", "anonymous"),
  },
  {
    name: "reads spend the limit of writes",
    file: "packages/api/src/trpc.ts",
    find: 'type === "mutation" ? "writes" : "reads"',
    replace: 'type === "mutation" ? "reads" : "writes"',
    caughtBy: spends("teeTime.list", "a golfer"),
  },
  {
    name: "guests are counted by address instead of by tee time",
    file: `${services}/games/guest/request-as-guest.ts`,
    find: 'spend("guestRequestsOfGame", teeTimeId)',
    replace: 'spend("guestRequestsOfGame", ctx.caller.address)',
    caughtBy: spends("guest.request", "anonymous"),
  },
  {
    name: "a burst of messages spends nothing",
    file: `${services}/chat/say.ts`,
    find: '  await ctx.limiter.spend("chatBurst", ctx.viewer.id);\n',
    replace: "",
    caughtBy: spends("chat.say", "a golfer"),
  },
  {
    name: "reset mails of strangers are counted by account",
    file: `${services}/golfers/account/forgot-password.ts`,
    find: 'spend("resetMailsOfAddress", ctx.caller.address)',
    replace: 'spend("resetMailsOfAddress", email)',
    caughtBy: spends("account.forgotPassword", "anonymous"),
  },
  {
    name: "a wrong password spends nothing when it is asked for again",
    file: `${services}/golfers/account/confirm-password.ts`,
    find: 'refusedBy: [["passwordChecks", ctx.viewer.id]]',
    replace: "refusedBy: []",
    caughtBy: spends("account.reauthenticate", "a golfer"),
  },
  {
    name: "a limit says that it counts by address",
    file: "packages/domain/src/limits.ts",
    find: 'joining: { uses: 60, seconds: hours(1), by: "account" },',
    replace: 'joining: { uses: 60, seconds: hours(1), by: "address" },',
    caughtBy: {
      test: "packages/api/src/rate-limits.test.ts",
      name: "every limit of calls is counted by what it says",
    },
  },
  {
    name: "anonymous calls over REST are free",
    file: `${rest}/rest-adapter.ts`,
    find: "if (!hasOwnLimit || !context.viewer) await countCall",
    replace: "if (!hasOwnLimit && context.viewer) await countCall",
    caughtBy: spendsOverRest("account.current", "anonymous"),
  },
  {
    name: "a query name of the tee times is renamed",
    file: `${rest}/list-query.ts`,
    find: "    minOpen: number",
    replace: "    minSpots: number",
    caughtBy: arrives("GET /tee-times?minOpen"),
  },
  {
    name: "the search of the accounts is renamed",
    file: `${rest}/list-query.ts`,
    find: "  q: users.q,",
    replace: "  search: users.q,",
    caughtBy: arrives("GET /admin/users?q"),
  },
  {
    name: "the page of a chat is asked for by another name",
    file: `${rest}/list-query.ts`,
    find: "  before: unlessEmpty(",
    replace: "  until: unlessEmpty(",
    caughtBy: arrives("GET /tee-times/:id/messages?before"),
  },
  {
    name: "the position of a list is dropped",
    file: `${rest}/list-query.ts`,
    find: "? { latitude, longitude } : undefined",
    replace: "? undefined : undefined",
    caughtBy: arrives("GET /tee-times?latitude"),
  },
  {
    name: "the documents open an admin's call to golfers",
    file: `${rest}/admin.ts`,
    find: 'calls: ["admin.stats"], access: "admins"',
    replace: 'calls: ["admin.stats"], access: "golfers"',
    caughtBy: says("GET /admin/stats", WHO),
  },
  {
    name: "the documents ask for a session where none is needed",
    file: `${rest}/courses.ts`,
    find: 'access: "anyone",\n      query',
    replace: 'access: "golfers",\n      query',
    caughtBy: says("GET /courses", WHO),
  },
  {
    name: "the documents leave out a refusal",
    file: `${rest}/requests.ts`,
    find: 'calls: ["guest.list"]',
    replace: 'calls: ["guest.own"]',
    caughtBy: says("GET /tee-times/:id/guest-requests", STATUSES),
  },
  {
    name: "a golfer who withdraws from an unlisted game is not told of it",
    file: `${services}/games/tee-time/withdraw-from-tee-time.ts`,
    find: '"spots", { alsoTo: [ctx.viewer.id] })',
    replace: '"spots")',
    caughtBy: reaches("unlisted", "the withdrawal of a request"),
  },
  {
    name: "a former host of an unlisted game is not told of the new one",
    file: `${services}/games/tee-time/hand-over.ts`,
    find: '"edited", { alsoTo: [ctx.viewer.id] })',
    replace: '"edited")',
    caughtBy: reaches("unlisted", "a new host"),
  },
  {
    name: "changes of an unlisted game reach everyone",
    file: `${services}/core/realtime/publish-change.ts`,
    find: "(game.isPublic || extra.wasPublic) && !extra.isOfGroup",
    replace: "(game.isPublic || extra) && !extra.isOfGroup",
    caughtBy: reaches("unlisted", "an approval"),
  },
  {
    name: "changes reach only the players",
    file: `${services}/core/realtime/publish-change.ts`,
    find: 'or(teeTimes.isPublic, ne(status, "declined"))',
    replace: 'eq(status, "confirmed")',
    caughtBy: reaches("unlisted", "a new size"),
  },
  {
    name: "a game that becomes unlisted stays on open screens",
    file: `${services}/games/tee-time/edit-tee-time.ts`,
    find: '"edited", { wasPublic })',
    replace: '"edited")',
    caughtBy: {
      test: "packages/api/src/audience.test.ts",
      name: "a game that becomes unlisted disappears from every screen",
    },
  },
  {
    name: "a cancellation is kept from those who wait for an answer",
    file: `${services}/notification/enqueue-notifications.ts`,
    find: '["pending", "confirmed"]',
    replace: '["confirmed"]',
    caughtBy: reaches("listed", "a cancellation"),
  },
  {
    name: "a withdrawal notifies the golfer who withdraws",
    file: `${services}/games/tee-time/leave-game.ts`,
    find: "[teeTime.hostId], content",
    replace: "[userId], content",
    caughtBy: reaches("listed", "the withdrawal of a player"),
  },
  {
    name: "a removal reads like a refusal",
    file: `${services}/games/participation/decide-locked.ts`,
    find: '? "removed" : "join-declined"',
    replace: '? "join-declined" : "join-declined"',
    caughtBy: reaches("listed", "the removal of a player"),
  },
  {
    name: "the mail of a request leads to no tab of the dashboard",
    file: "packages/domain/src/notification/message.ts",
    find: 'linkTo("/dashboard", { search: { tab: "requests" } })',
    replace: 'linkTo("/dashboard")',
    caughtBy: opens("join-requested"),
  },
  {
    name: "the mail of an approval leads to a path that is no screen",
    file: "packages/domain/src/notification/message.ts",
    find: 'linkTo("/tee-times/:teeTimeId", { params: { teeTimeId } })',
    replace: "`/games/${teeTimeId}`",
    caughtBy: opens("join-approved"),
  },
  {
    name: "the mail of a new password leads to the form that sends it",
    file: "packages/domain/src/notification/kinds/account.ts",
    find: 'secretLink("/reset-password", { token: linkToken })',
    replace: 'linkTo("/forgot-password")',
    caughtBy: opens("password-reset"),
  },
  {
    name: "the mail of an offer leads to the home page",
    file: "packages/domain/src/notification/kinds/waitlist.ts",
    find: 'toTeeTime(context, "Claim the spot")',
    replace: '{ label: "Claim the spot", path: "/" }',
    caughtBy: opens("spot-offered"),
  },
];
