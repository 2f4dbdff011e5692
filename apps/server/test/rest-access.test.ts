import { type AccessCase, accessMatrix } from "@fourball/api/testing/access-matrix";
import { ROLES, setScene } from "@fourball/api/testing/club-scene";
import { testClub } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "./start-test-server.ts";

const club = testClub();
const errorBody = z.object({ message: z.string() });

const rows: AccessCase[] = Object.values(accessMatrix).flat();
const cases = rows.flatMap(({ rest, ...row }) => (rest ? [{ ...row, rest }] : []));

describe.each(cases.map((row, index) => ({ ...row, index })))(
  "REST row $index on a game that is $game",
  ({ game, rest, outcomes }) => {
    test.each(ROLES)("for %s", async (role) => {
      await using server = await startTestServer(club);
      const scene = await setScene(club, game);
      const [method, path, body] = rest(scene, role);
      const as = role === "anonymous" ? {} : { as: scene.golfers[role] };
      const answer = await server.call(path, { method, ...(body && { body }), ...as });
      expect(await outcomeOf(answer)).toBe(outcomes[role]);
    });
  },
);

async function outcomeOf(answer: Response): Promise<string> {
  if (answer.ok) return "ok";
  const { message } = errorBody.parse(await answer.json());
  return `${answer.status} ${message}`;
}
