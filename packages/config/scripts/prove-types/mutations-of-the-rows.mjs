const wireShape = (name) => ({ test: "packages/services/src/wire-shapes.test.ts", name });
const sendsColumns = (subject) => wireShape(`wire shapes ${subject} under the name of its column`);
const services = "packages/services/src";
const gameColumns = `${services}/games/tee-time/card/game-columns.ts`;
const listTest = `${services}/games/tee-time/list/list-tee-times.test.ts`;

/** What is read: SQL, swapped columns, forgotten mappers. */
export const mutationsOfTheRows = [
  {
    name: "a card takes the host's last name for the first",
    file: gameColumns,
    find: "firstName: users.firstName,",
    replace: "firstName: users.lastName,",
    caughtBy: sendsColumns("a card sends each value"),
  },
  {
    name: "a card says when it was created by when it was changed",
    file: gameColumns,
    find: "createdAt: isoInstant(row.createdAt),",
    replace: "createdAt: isoInstant(row.updatedAt),",
    caughtBy: sendsColumns("a card sends each value"),
  },
  {
    name: "a card reads the description for its emoji",
    file: gameColumns,
    find: "moodEmoji: teeTimes.moodEmoji,",
    replace: "moodEmoji: teeTimes.description,",
    caughtBy: "types",
  },
  {
    name: "a profile's cover is its picture",
    file: `${services}/discover/profile/get-profile.ts`,
    find: "coverImageUrl: users.coverImageUrl,",
    replace: "coverImageUrl: users.profileImageUrl,",
    caughtBy: sendsColumns("a profile and an account send each value"),
  },
  {
    name: "a profile's mapper is forgotten",
    file: `${services}/discover/profile/get-profile.ts`,
    find: ", createdAt: isoInstant(row.createdAt) };",
    replace: " };",
    caughtBy: "types",
  },
  {
    name: "a course's city is its state",
    file: `${services}/games/course/course-columns.ts`,
    find: "city: golfCourses.city,",
    replace: "city: golfCourses.state,",
    caughtBy: sendsColumns("a course sends each value"),
  },
  {
    name: "a course's latitude is read as its name",
    file: `${services}/games/course/course-columns.ts`,
    find: "latitude: golfCourses.latitude,",
    replace: "latitude: golfCourses.name,",
    caughtBy: "types",
  },
  {
    name: "a guest's name is the email",
    file: `${services}/games/guest/guest-query.ts`,
    find: "guestName: guestRequests.guestName,",
    replace: "guestName: guestRequests.guestEmail,",
    caughtBy: sendsColumns("a guest's request sends each value"),
  },
  {
    name: "a guest's request keeps the instant of PostgreSQL",
    file: `${services}/games/guest/guest-query.ts`,
    find: "  createdAt: isoInstant(row.createdAt),\n",
    replace: "",
    caughtBy: "types",
  },
  {
    name: "a request was changed when it was made",
    file: `${services}/games/participation/participation-query.ts`,
    find: "updatedAt: isoInstant(row.updatedAt),",
    replace: "updatedAt: isoInstant(row.joinedAt),",
    caughtBy: sendsColumns("a request sends each value"),
  },
  {
    name: "a request's golfer may be missing",
    file: `${services}/games/participation/participation-query.ts`,
    find: ".innerJoin(users, eq(users.id, userId))",
    replace: ".leftJoin(users, eq(users.id, userId))",
    caughtBy: "types",
  },
  {
    name: "a message is by the golfer's last name first",
    file: `${services}/chat/message-query.ts`,
    find: "displayName({ firstName, lastName })",
    replace: "displayName({ firstName: lastName, lastName: firstName })",
    caughtBy: sendsColumns("a message sends each value"),
  },
  {
    name: "an admin reads the first name twice",
    file: `${services}/admin/admin-user-columns.ts`,
    find: "lastName: users.lastName,",
    replace: "lastName: users.firstName,",
    caughtBy: sendsColumns("an admin response sends each value"),
  },
  {
    name: "an instant of the wire has no milliseconds",
    file: "packages/db/src/instants.ts",
    find: "moment.toISOString();",
    replace: 'moment.toISOString().replace(/\\.\\d+/, "");',
    caughtBy: {
      test: "packages/db/src/instants.test.ts",
      name: "an instant leaves the database as it is written on the wire: 2026-06-12T13:10:00.500Z",
    },
  },
  {
    name: "the marketplace lists unlisted games",
    file: `${services}/games/tee-time/filter/list-conditions.ts`,
    find: ", teeTimes.isPublic, ",
    replace: ", ",
    caughtBy: { test: listTest, name: "the tee time list starts with the soonest, without past, cancelled or unlisted games" },
  },
  {
    name: "a filter by open spots forgets the host's own",
    file: `${services}/games/tee-time/open-spots-sql.ts`,
    find: "${teeTimes.offeredCount} - 1)",
    replace: "${teeTimes.offeredCount})",
    caughtBy: { test: listTest, name: "the tee time list includes full games unless they are filtered out" },
  },
  {
    name: "a filter by dates is exclusive",
    file: `${services}/games/tee-time/filter/list-filters.ts`,
    find: 'lte(teeTimes.date, value("to"))',
    replace: 'lt(teeTimes.date, value("to"))',
    caughtBy: { test: listTest, name: "the tee time list filters by mood, preferences, time of day, dates, handicap and course" },
  },
  {
    name: "a filter by handicap is turned around",
    file: `${services}/games/tee-time/filter/list-filters.ts`,
    find: "gte(users.handicap, ",
    replace: "lt(users.handicap, ",
    caughtBy: { test: listTest, name: "the tee time list filters by mood, preferences, time of day, dates, handicap and course" },
  },
];
