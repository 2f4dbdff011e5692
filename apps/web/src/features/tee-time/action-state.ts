import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { hasStarted, isFull } from "@fourball/domain/tee-time/spots";
import { seatsOf } from "../../components/seats.ts";

export type ActionState = "cancelled" | "over" | "host" | "pending" | "confirmed" | "declined" | "full" | "join";

type Game = Pick<TeeTimeDetail, "status" | "teeOffAt" | "viewerStatus" | "totalSlots" | "confirmedCount" | "pendingCount">;

/** Whether anything about a game can still change. */
export const isOpenToChange = ({ status, teeOffAt }: Game, now = Temporal.Now.instant()): boolean =>
  status === "active" && !hasStarted({ teeOffAt: Temporal.Instant.from(teeOffAt) }, now);

/** What the viewer of a game is to do about it. A request on its way is still the viewer's to send. */
export function actionState(game: Game, joining: boolean, now = Temporal.Now.instant()): ActionState {
  if (game.status === "cancelled") return "cancelled";
  if (!isOpenToChange(game, now)) return "over";
  if (joining) return "join";
  return game.viewerStatus ?? (isFull(seatsOf(game)) ? "full" : "join");
}
