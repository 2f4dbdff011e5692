import type { ProcedurePath } from "../../router-types.ts";
import { type AccessCase, CANCELLED, games, HOST_ONLY, members, OK, outsiders, theGame } from "./access-case.ts";

const NO_SHARE = "404 Share not found";
const amounts = { greenFee: 8500, cart: null, deposit: null, payee: "shop", rule: "" };
const aShare = { shareId: "e7a90c3e-3f1b-4d84-9ef4-0f7f1b1f7a11" };

export const costCases = {
  "cost.get": games((game) => ({ game, input: theGame, outcomes: members(OK, game === "listed" ? {} : outsiders) })),
  "cost.set": games((game) => ({
    game,
    input: (scene) => ({ ...theGame(scene), ...amounts, bookedById: scene.golfers.host.id }),
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: game === "cancelled" ? CANCELLED : OK }),
  })),
  "cost.remove": games((game) => ({
    game,
    input: theGame,
    outcomes: members(HOST_ONLY, { ...(game !== "listed" && outsiders), host: game === "cancelled" ? CANCELLED : OK }),
  })),
  "cost.tick": [{ game: "listed", input: () => ({ ...aShare, tick: "paid", isTicked: true }), outcomes: members(NO_SHARE) }],
  "cost.changeShare": [{ game: "listed", input: () => ({ ...aShare, cents: 0 }), outcomes: members(NO_SHARE) }],
  "cost.remind": [{ game: "listed", input: () => aShare, outcomes: members(NO_SHARE) }],
} as const satisfies Partial<Record<ProcedurePath, readonly AccessCase[]>>;
