import type { APIRequestContext } from "@playwright/test";

export type MeasuredRoute = {
  name: string;
  path: string;
  /** Matches once the page can be used. */
  usable: string;
  visitor?: true;
};

export const LANDING = "/";
export const MARKETPLACE = "/marketplace";
export const NOTIFICATIONS = "/settings#notifications";

type Listed = { id: string; courseId: string; viewerStatus: string | null; confirmedCount: number };

/**
 * Which game is first in the list depends on the hour; what its page shows depends on the viewer's status, and each player adds two
 * controls: it is one of those with the fewest players.
 */
const oneOfEachStatus = (games: readonly Listed[]): Listed[] => [
  ...new Map(
    games.toSorted((one, other) => other.confirmedCount - one.confirmedCount).map((game) => [game.viewerStatus, game]),
  ).values(),
];

/** The chat comes after the page, together with what waits for an idle browser: what loads until then isn't the page's alone. */
export const hasChat = (name: string): boolean => /, (host|confirmed)$/.test(name);

/** Every route that golfers open, with the demo data. */
export async function measuredRoutes(golfer: APIRequestContext): Promise<MeasuredRoute[]> {
  const user: { id: string } = await (await golfer.get("/api/auth/user")).json();
  const games: Listed[] = await (await golfer.get("/api/tee-times")).json();
  const [game] = games;
  if (!game) throw new Error("the demo data has no tee times");
  const form = "main form [type=submit]";
  return [
    // First: the golfer's sign-in is a notification, which a page that opens within seconds of it fetches once more.
    { name: "/ (landing)", path: LANDING, usable: "main h1", visitor: true },
    { name: "/sign-up", path: "/sign-up", usable: form, visitor: true },
    { name: "/sign-in", path: "/sign-in", usable: form, visitor: true },
    { name: "/courses/:id, signed out", path: `/courses/${game.courseId}`, usable: "main h1", visitor: true },
    { name: "/profile/:id, signed out", path: `/profile/${user.id}`, usable: "main h1", visitor: true },
    { name: "/tee-times/:id, signed out", path: `/tee-times/${game.id}`, usable: "main h1", visitor: true },
    { name: "/fill-spot, signed out", path: "/fill-spot#token=x", usable: "main h1", visitor: true },
    { name: "/still-playing, signed out", path: "/still-playing#token=x", usable: "main h1", visitor: true },
    { name: MARKETPLACE, path: MARKETPLACE, usable: "main article" },
    ...oneOfEachStatus(games).map(({ id, viewerStatus }) => ({
      name: viewerStatus ? `/tee-times/:id, ${viewerStatus}` : "/tee-times/:id",
      path: `/tee-times/${id}`,
      usable: "main h1",
    })),
    { name: "/create", path: "/create", usable: form },
    ...["/dashboard", "/dashboard?tab=requests", "/dashboard?tab=joined", "/dashboard#me"].map((path) => ({
      name: path,
      path,
      usable: "main h1",
    })),
    { name: "/profile/:id", path: `/profile/${user.id}`, usable: "main h1" },
    { name: "/settings", path: "/settings", usable: "main h1" },
    { name: NOTIFICATIONS, path: NOTIFICATIONS, usable: "main [type=submit]" },
  ];
}
