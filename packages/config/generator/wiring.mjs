/** Where the house must know of a new feature: one line after the line that is named, and where it needs one, an import. */
export const WIRING = [
  { file: "packages/db/src/schema/index.ts", after: 'export * from "./users.ts";', line: 'export * from "./__nouns__.ts";' },
  {
    file: "packages/api/src/app-router.ts",
    after: "  admin: adminRouter,",
    line: "  __camel__: __camel__Router,",
    imports: 'import { __camel__Router } from "./routers/__noun__.ts";',
  },
  {
    file: "packages/api/src/testing/access-matrix.ts",
    after: '  "teeTime.countByDay": [{ game: "listed", outcomes: members(OK) }],',
    line: `  "__camel__.list": [{ game: "listed", outcomes: members(OK) }],
  "__camel__.add": [{ game: "listed", input: () => ({ text: "Bring a towel" }), outcomes: members(OK) }],`,
  },
  {
    file: "packages/testkit/src/busy-club.ts",
    after: "  live: {},",
    line: "  __camel__: { list: () => [], add: ({ text }) => ({ id: idOf(900), text, createdAt: NOW }), ...changes.__camel__ },",
  },
  {
    file: "packages/domain/src/pages.ts",
    after: '  { path: "/settings", access: "member" },',
    line: '  { path: "/__nouns__", access: "member" },',
  },
  {
    file: "apps/e2e/src/every-screen.journey.ts",
    after: '        [golfer, "/settings"],',
    line: '        [golfer, "/__nouns__"],',
  },
];
