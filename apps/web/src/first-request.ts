import type { AppRouter } from "@fourball/api/router-types";
import { readMarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import { parsePlainSearch } from "@fourball/domain/links/plain-search";
import { readTeeTimeSearch } from "@fourball/domain/links/tee-time-search";
import type { PageDocument } from "@fourball/domain/pages";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { isFiltered, listInputsOf } from "./features/marketplace/marketplace-search.ts";
import { partsOfList } from "./features/marketplace/parts-of-list.ts";
import { NO_PLACE, PICTURE_FIT, type Pictured, picturesFor } from "./golf/face/sky-pictures.ts";
import { keepInstallPrompt } from "./kit/install/keep-install-prompt.ts";
import { readRememberedPosition, wasAskedForPlace } from "./kit/remembered-position.ts";
import type { FirstAnswer } from "./kit/trpc/first-answers.ts";

// It comes before all others, so that the data is on its way while they load. What it imports becomes part of it: only what is small.

type Inputs = inferRouterInputs<AppRouter>;

/** A query of the API with its input; a paged one asks for the first page. */
type Query = {
  [Router in keyof Inputs & string]: {
    [Name in keyof Inputs[Router] & string]: { path: `${Router}.${Name}`; input?: Inputs[Router][Name]; isPaged?: true };
  }[keyof Inputs[Router] & string];
}[keyof Inputs & string];

const frame: Query[] = [{ path: "account.current" }, { path: "notification.unread" }, { path: "chat.unread" }];
const warnings: Query = { path: "report.warnings" };

function marketplace({ search }: Location): Query[] {
  // The question where the golfer plays is the first card, and its picture waits for no answer.
  if (!search && !wasAskedForPlace()) showPicture(NO_PLACE);
  return [...frame, { path: "dashboard.stats" }, { path: "teeTime.countByDay" }, ...listOf(search), warnings];
}

/** None where the app first has to ask for a position, or to bring the calendar that reads the days. */
function listOf(address: string): Query[] {
  if (address && !("Temporal" in globalThis)) return [];
  const search = readMarketplaceSearch(parsePlainSearch(address));
  const near = readRememberedPosition();
  if (search.filter === "nearby" && !near) return [];
  const { list, count } = listInputsOf(search, near);
  return [
    { path: "teeTime.list", input: list, isPaged: true },
    { path: "teeTime.count", input: count },
    ...(isFiltered(search) ? [] : [{ path: "teeTime.fromPartners" } as const]),
  ];
}

const dashboard: Query[] = [
  ...frame,
  { path: "dashboard.stats" },
  { path: "dashboard.hosted" },
  { path: "dashboard.joined" },
  { path: "rating.open" },
  { path: "notification.list", input: {}, isPaged: true },
];

/** As many as one request may carry: the warnings come later. */
const withRequests: Query[] = [...dashboard, { path: "dashboard.pendingRequests" }, { path: "dashboard.pendingGuests" }];

const idIn = ({ pathname }: Location): string => pathname.split("/")[2] ?? "";

function teeTime(location: Location): Query[] {
  const { invite } = readTeeTimeSearch(parsePlainSearch(location.search));
  const input = { teeTimeId: idIn(location), ...(invite && { invite }) };
  return [...frame, { path: "teeTime.get", input }, { path: "participation.list", input }, warnings];
}

const profile = (location: Location): Query[] => [
  ...frame,
  { path: "profile.get", input: { userId: idIn(location) } },
  { path: "profile.teeTimes", input: { userId: idIn(location) } },
  warnings,
];

const course = (location: Location): Query[] => [
  ...frame,
  { path: "course.get", input: { courseId: idIn(location) } },
  { path: "course.teeTimes", input: { courseId: idIn(location) } },
  warnings,
];

const queriesOf: Partial<Record<PageDocument, (location: Location) => Query[]>> = {
  home: marketplace,
  marketplace,
  create: () => [...frame, { path: "dashboard.hosted" }, warnings],
  "tee-time": teeTime,
  // One in two columns may open on the requests: the width of `useIsWide`, whose module would bring React along.
  dashboard: () => (window.matchMedia("(min-width: 64rem)").matches ? withRequests : [...dashboard, warnings]),
  activity: () => withRequests,
  settings: () => [
    ...frame,
    { path: "notification.pushKey" },
    { path: "calendar.feed" },
    { path: "account.sessions" },
    { path: "block.list" },
    warnings,
  ],
  admin: () => [...frame, warnings],
  profile,
  course,
};

type Result<Data> = { result?: { data?: Data } };

type Outputs = inferRouterOutputs<AppRouter>["teeTime"];

const firstOf = (list: Result<Outputs["list"]> | undefined, input: Inputs["teeTime"]["list"]) => {
  const { local, farther } = partsOfList([list?.result?.data?.items ?? []], input);
  return [...local, ...farther][0];
};

/** The picture at the top is the largest thing on the page: it is shown while the scripts load, in the place kept for it. */
function showPicture(pictured: Pictured): void {
  const [picture] = picturesFor(pictured);
  if (!picture) return;
  const image = Object.assign(new Image(), { alt: "", className: PICTURE_FIT, referrerPolicy: "no-referrer", src: picture });
  image.addEventListener("error", () => image.remove());
  document.querySelector("[data-picture-place]:empty")?.append(image);
}

function showGame(game: Outputs["list"]["items"][number] | undefined, isLarge = false): void {
  if (game) showPicture({ ...game, imageUrl: game.course.imageUrl, isLarge });
}

async function ask(queries: readonly Query[]): Promise<FirstAnswer[]> {
  const inputs = Object.fromEntries(queries.flatMap(({ input }, place) => (input === undefined ? [] : [[place, input]])));
  const paths = queries.map(({ path }) => path).join(",");
  const answer = await fetch(`/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`);
  const body = await answer.json();
  queries.forEach((query, place) => {
    if (query.path === "teeTime.list" && query.input) showGame(firstOf(body[place], query.input));
    if (query.path === "teeTime.get") showGame(body[place]?.result?.data, true);
  });
  const results: Result<unknown>[] = body;
  return queries.flatMap(({ path, input, isPaged = false }, place) => {
    const data = results[place]?.result?.data;
    return data === undefined ? [] : [{ path, input, isPaged, data }];
  });
}

keepInstallPrompt();

const page = document.documentElement.dataset.page;
const queries = Object.entries(queriesOf).find(([name]) => name === page)?.[1](window.location) ?? [];
// The app asks again for what is missing, and says what is wrong.
if (queries.length > 0) {
  window.firstAskedAt = Date.now();
  window.firstAnswers = ask(queries).catch(() => undefined);
}

// The first use reads the rules of languages and calendars. A slow phone takes 50 ms, which it has while the scripts load.
if ("Temporal" in globalThis) Temporal.Now.plainDateISO().toLocaleString();
