/** Where to wire in a new feature: each entry inserts `line` below the line `after`, and adds `imports` if set. */
export const WIRING = [
  { file: "packages/db/src/schema/index.ts", after: 'export * from "./users.ts";', line: 'export * from "./__nouns__.ts";' },
  {
    file: "packages/api/src/app-router.ts",
    after: "  admin: adminRouter,",
    line: "  __camel__: __camel__Router,",
    imports: 'import { __camel__Router } from "./routers/__noun__.ts";',
  },
  {
    file: "packages/api/src/testing/access-matrix/account.ts",
    after: '  "account.delete": [{ game: "listed", input: () => ({ password: "wrong" }), outcomes: members(WRONG_PASSWORD) }],',
    line: `  "__camel__.list": [{ game: "listed", outcomes: members(OK) }],
  "__camel__.add": [{ game: "listed", input: () => ({ text: "Bring a towel" }), outcomes: members(OK) }],`,
  },
  {
    file: "packages/api/src/testing/spent-limits.ts",
    after: '  "admin.setAdmin": write,',
    line: `  "__camel__.list": read,
  "__camel__.add": write,`,
  },
  {
    file: "packages/testkit/src/mock-answers.ts",
    after: "  live: {},",
    line: "  __camel__: { list: () => [], add: ({ text }) => ({ id: idOf(900), text, createdAt: NOW }), ...changes.__camel__ },",
  },
  { file: "packages/testkit/src/golfer-fixtures.ts", after: "  notifications: [],", line: "  __camels__: []," },
  {
    file: "packages/domain/src/account-data/export.ts",
    after: "  hosted: z.array(teeTimeCard),",
    line: "  __camels__: z.array(__camel__),",
    imports: 'import { __camel__ } from "../__noun__/schema.ts";',
  },
  {
    file: "packages/services/src/account-data/export-own-data.ts",
    after: "  const browsers = await ctx.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, ctx.viewer.id));",
    line: `  const kept__Pascals__ = await ctx.db
    .select(__camel__Columns)
    .from(__camels__)
    .where(eq(__camels__.userId, ctx.viewer.id))
    .orderBy(asc(__camels__.createdAt));`,
    imports: `import { __camels__ } from "@fourball/db/schema/index";
import { __camel__Columns, __camel__OfRow } from "../golfers/__noun__/__noun__-columns.ts";`,
  },
  {
    file: "packages/services/src/account-data/export-own-data.ts",
    after: "    hosted: hosted.map(cardOfRow),",
    line: "    __camels__: kept__Pascals__.map(__camel__OfRow),",
  },
  {
    file: "packages/services/src/account-data/golfer-columns.ts",
    after: "export const GOLFER_COLUMNS: readonly GolferColumn[] = [",
    line: '  { column: tables.__camels__.userId, exported: "__camels__", closing: "deleted" },',
  },
  {
    file: "packages/domain/src/pages.ts",
    after: '  { path: "/settings", document: "settings", access: "member", layout: "member", isForCrawlers: false },',
    line: '  { path: "/__nouns__", document: "__nouns__", access: "member", layout: "member", isForCrawlers: false },',
  },
  { file: "apps/web/src/app/page-titles.ts", after: '  settings: "Settings",', line: '  __camels__: "__Words__",' },
  { file: "apps/web/src/app/page-skeleton.tsx", after: "  admin: <AdminSkeleton />,", line: '  "__nouns__": <FormSkeleton />,' },
  {
    file: "apps/e2e/src/every-screen.journey.ts",
    after: '    "/settings",',
    line: '    "/__nouns__",',
  },
];
