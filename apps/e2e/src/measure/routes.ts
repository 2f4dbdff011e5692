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

/** Every route that golfers open, with the demo data. */
export async function measuredRoutes(golfer: APIRequestContext): Promise<MeasuredRoute[]> {
  const user: { id: string } = await (await golfer.get("/api/auth/user")).json();
  const [game]: { id: string; courseId: string }[] = await (await golfer.get("/api/tee-times")).json();
  if (!game) throw new Error("the demo data has no tee times");
  const form = "main form [type=submit]";
  return [
    { name: MARKETPLACE, path: MARKETPLACE, usable: "main article" },
    { name: "/tee-times/:id", path: `/tee-times/${game.id}`, usable: "main h1" },
    { name: "/create", path: "/create", usable: form },
    ...["/dashboard", "/dashboard?tab=requests", "/dashboard?tab=joined", "/dashboard#me"].map((path) => ({
      name: path,
      path,
      usable: "main h1",
    })),
    { name: "/profile/:id", path: `/profile/${user.id}`, usable: "main h1" },
    // Its button appears with the first change.
    { name: "/settings", path: "/settings", usable: "main form" },
    { name: "/profile/:id, signed out", path: `/profile/${user.id}`, usable: "main h1", visitor: true },
    { name: "/courses/:id, signed out", path: `/courses/${game.courseId}`, usable: "main h1", visitor: true },
    { name: "/sign-in", path: "/sign-in", usable: form, visitor: true },
    { name: "/sign-up", path: "/sign-up", usable: form, visitor: true },
    { name: "/ (landing)", path: LANDING, usable: "main h1", visitor: true },
  ];
}
