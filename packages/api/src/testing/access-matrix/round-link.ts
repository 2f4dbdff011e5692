import type { ProcedurePath } from "../../router-types.ts";
import { type AccessCase, anyone, CANCELLED, games, members, OK, seated, theGame } from "./access-case.ts";

export const roundLinkCases = {
  "roundLink.own": games((game) => ({ game, input: theGame, outcomes: seated(game, OK) })),
  "roundLink.create": games((game) => ({ game, input: theGame, outcomes: seated(game, game === "cancelled" ? CANCELLED : OK) })),
  // One's own link, wherever one is by now.
  "roundLink.revoke": games((game) => ({ game, input: theGame, outcomes: members(OK) })),
  "roundLink.open": games((game) => ({
    game,
    input: ({ game: { id } }) => ({ id, token: "guessed" }),
    outcomes: anyone("404 This link no longer works"),
  })),
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
