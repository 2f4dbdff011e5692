const fixtures = "packages/testkit/src/fixtures.ts";
const club = "packages/testkit/src/busy-club.ts";

/** How it is seen, pretended and measured: the screens, the mocks of the tests and the benches. */
export const mutationsOfTheScreens = [
  {
    name: "a screen moves to another path",
    file: "apps/web/src/routes/_member/marketplace.tsx",
    find: 'createFileRoute("/_member/marketplace")',
    replace: 'createFileRoute("/_member/market")',
    caughtBy: "types",
  },
  {
    name: "the search of a screen loses a part that links set",
    file: "apps/web/src/routes/_member/tee-times.$teeTimeId.tsx",
    find: 'type TeeTimeSearch = { edit?: true; view?: "chat"; invite?: string };',
    replace: "type TeeTimeSearch = { edit?: true; invite?: string };",
    caughtBy: "types",
  },
  {
    name: "a kind of news has no line in the activity list",
    file: "apps/web/src/features/dashboard/activity/news-line.ts",
    find: '  "tee-time-edited": () => "The host changed the game",\n',
    replace: "",
    caughtBy: "types",
  },
  {
    name: "a state of the join button has no label",
    file: "apps/web/src/components/join-button-state.ts",
    find: '  declined: "Request declined",\n',
    replace: "",
    caughtBy: "types",
  },
  {
    name: "the form of a tee time asks for a field that does not exist",
    file: "apps/web/src/components/tee-time-form/form-values.ts",
    find: '  totalSlots: "Total Players",',
    replace: '  players: "Total Players",',
    caughtBy: "types",
  },
  {
    name: "open screens ignore a change",
    file: "apps/web/src/shared/touched-queries.ts",
    find: '    case "unread":\n      return [unread];\n',
    replace: "",
    caughtBy: "types",
  },
  {
    name: "a fixture lacks a field",
    file: fixtures,
    find: "  viewerStatus: null,\n",
    replace: "",
    caughtBy: "types",
  },
  {
    name: "a fixture has a field that no golfer sees",
    file: fixtures,
    find: "  gamesToday: 14,\n",
    replace: "  gamesToday: 14,\n  gamesYesterday: 9,\n",
    caughtBy: "types",
  },
  {
    name: "a mock lacks a procedure",
    file: club,
    find: "    revokeFeed: () => ({ since: null }),\n",
    replace: "",
    caughtBy: "types",
  },
  {
    name: "a mock answers a procedure that does not exist",
    file: club,
    find: "    revokeFeed: () => ({ since: null }),\n",
    replace: "    revokeFeed: () => ({ since: null }),\n    dropFeed: () => ({ since: null }),\n",
    caughtBy: "types",
  },
  {
    name: "a mock answers a word that is no status",
    file: club,
    find: 'viewerStatus: "host", status: "cancelled"',
    replace: 'viewerStatus: "host", status: "canceled"',
    caughtBy: "types",
  },
  {
    name: "the mocks' tree lets procedures be left out",
    file: "packages/testkit/src/mock-tree.ts",
    find: "    [Procedure in Called<Name>]: (",
    replace: "    [Procedure in Called<Name>]?: (",
    caughtBy: { test: "packages/testkit/src/mock-tree.test.ts", name: "mocks stop compiling when a procedure was added" },
  },
  {
    name: "a bench reads a column under another name",
    file: "apps/bench/src/servers/card.ts",
    find: "  courseTimeZone: string;\n",
    replace: "  courseZone: string;\n",
    caughtBy: "types",
  },
];
