import { gatherFour } from "@fourball/api/testing/api-client";
import { DEMO_EMAIL, DEMO_PASSWORD } from "@fourball/db/seed/demo-accounts";
import { z } from "zod";
import type { Caller } from "./input.ts";

/** A game with its golfers on the server under test, and the cookies to sign in there. */
export type Scene = { url: string; cookies: Record<Caller, string>; known: Record<string, string> };

const game = z.object({ courseId: z.string() });
const participants = z.array(z.object({ id: z.string() }));

export async function setScene(url: string): Promise<Scene> {
  const { teeTimeId, golfers } = await gatherFour(url);
  const [host, player] = golfers;
  if (!host || !player) throw new Error("nobody came");
  const read = async (path: string): Promise<unknown> => (await fetch(url + path, { headers: { cookie: host.cookie } })).json();
  const { courseId } = game.parse(await read(`/api/tee-times/${teeTimeId}`));
  const [participant] = participants.parse(await read(`/api/tee-times/${teeTimeId}/participants`));
  return {
    url,
    cookies: { golfer: host.cookie, admin: await demoAdmin(url), nobody: "" },
    known: {
      teeTime: teeTimeId,
      course: courseId,
      golfer: player.id,
      participant: participant?.id ?? "",
      host: new URL(url).host,
    },
  };
}

/** Empty on a server without demo accounts. */
async function demoAdmin(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: DEMO_EMAIL.admin, password: DEMO_PASSWORD }),
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** The inputs end sessions and games too. A scene that cannot be set again, for example without courses, is kept. */
export async function keepScene(scene: Scene): Promise<Scene> {
  const statuses = await Promise.all(
    [scene.cookies.golfer, scene.cookies.admin].map(async (cookie) =>
      cookie === "" ? 200 : (await fetch(`${scene.url}/api/auth/user`, { headers: { cookie } })).status,
    ),
  );
  if (statuses.every((status) => status === 200)) return scene;
  return setScene(scene.url).catch(() => scene);
}

export const withKnown = ({ known }: Scene, text: string): string =>
  text.replace(/\{(teeTime|course|golfer|participant|host)\}/g, (_, name: string) => known[name] ?? "");
