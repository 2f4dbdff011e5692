/** Links, uploaded pictures and the map: what strangers see, what golfers upload, and where games are. */
export const mutationsOfThePlaces = [
  {
    name: "a pin of the map is sent without saying whether it is the viewer's own",
    file: "packages/services/src/games/tee-time/map/map-tee-times.ts",
    find: "  isOwn,\n  soonest",
    replace: "  soonest",
    caughtBy: "types",
  },
  {
    name: "a pin's open spots are renamed",
    file: "packages/domain/src/tee-time/map.ts",
    find: "  openSpots: z.number().int(),\n  /** The viewer hosts",
    replace: "  spotsLeft: z.number().int(),\n  /** The viewer hosts",
    caughtBy: "types",
  },
  {
    name: "a course without games is read under another name",
    file: "packages/services/src/games/tee-time/map/map-tee-times.ts",
    find: "courseName: name,",
    replace: "name,",
    caughtBy: "types",
  },
  {
    name: "a side of a box is renamed",
    file: "packages/domain/src/box.ts",
    find: "west: longitude, south",
    replace: "left: longitude, south",
    caughtBy: "types",
  },
  {
    name: "a kind of picture has no sizes",
    file: "packages/domain/src/picture/constants.ts",
    find: '"golfer", "cover", "course", "chat"]',
    replace: '"golfer", "cover", "course", "chat", "club"]',
    caughtBy: "types",
  },
  {
    name: "the address of an uploaded picture is renamed",
    file: "packages/domain/src/picture/schema.ts",
    find: "  url: z.string(),",
    replace: "  address: z.string(),",
    caughtBy: "types",
  },
  {
    name: "a golfer shows another golfer's upload",
    file: "packages/services/src/golfers/picture/swap-picture.ts",
    find: "eq(pictures.ownerId, ownerId)",
    replace: "sql`${ownerId} is not null`",
    caughtBy: {
      test: "packages/services/src/golfers/picture/pictures.test.ts",
      name: "a picture of a profile is the golfer's own, of that kind",
    },
  },
  {
    name: "golfers upload pictures of courses",
    file: "packages/services/src/golfers/picture/upload-picture.ts",
    find: '  if (kind === "course") await requireAdmin(ctx);\n',
    replace: "",
    caughtBy: {
      test: "packages/services/src/golfers/picture/course-pictures.test.ts",
      name: "a picture of a course is for admins",
    },
  },
  {
    name: "a shared game is read without its description",
    file: "packages/services/src/games/tee-time/get-shared-game.ts",
    find: "  description: teeTimes.description,\n",
    replace: "",
    caughtBy: "types",
  },
  {
    name: "a link to a private game needs no valid invite",
    file: "packages/services/src/games/tee-time/get-shared-game.ts",
    find: "row && (row.isPublic || invited)",
    replace: "row && (row.isPublic || invited !== undefined)",
    caughtBy: {
      test: "packages/services/src/games/tee-time/get-shared-game.test.ts",
      name: "a shared game is there for those who have the invite of a private game, until it is revoked",
    },
  },
  {
    name: "a link names a host whose profile is private",
    file: "packages/services/src/games/tee-time/get-shared-game.ts",
    find: "onlyIf(sql`${users.publicProfile}`, users.firstName)",
    replace: "onlyIf(sql`true`, users.firstName)",
    caughtBy: {
      test: "packages/services/src/games/tee-time/get-shared-game.test.ts",
      name: "a shared game does not name a host whose profile is private",
    },
  },
  {
    name: "a link picture gets no dots",
    file: "packages/domain/src/link-pictures.ts",
    find: '"place" | "dots" | "spots"',
    replace: '"place" | "spots"',
    caughtBy: "types",
  },
];
