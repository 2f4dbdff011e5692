import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { isFull } from "@fourball/domain/tee-time/spots";
import { roundStage } from "../../components/round-stage.ts";
import { seatsOf } from "../../components/seats.ts";
import { isOverdue } from "../../shared/due-text.ts";

export type ActionState =
  | "cancelled"
  | "completed"
  | "underWay"
  | "host"
  | "pending"
  | "inLine"
  | "offered"
  | "confirmed"
  | "declined"
  | "full"
  | "join";

type Game = Pick<TeeTimeDetail, "status" | "teeOffAt" | "viewerStatus" | "totalSlots" | "confirmedCount" | "pendingCount">;
type Own = Pick<Participation, "linePlace" | "offerExpiresAt">;

/** Whether anything about a game can still change. */
export const isOpenToChange = (game: Pick<Game, "status" | "teeOffAt">, now = Temporal.Now.instant()): boolean =>
  roundStage(game, now) === "to come";

/** What the viewer of a game is to do about it. A request on its way is still the viewer's to send. */
export function actionState(game: Game, joining: boolean, own?: Own, now = Temporal.Now.instant()): ActionState {
  const stage = roundStage(game, now);
  if (stage === "under way") return "underWay";
  if (stage !== "to come") return stage;
  if (joining) return "join";
  if (game.viewerStatus === "pending") return own ? waitingState(own, now) : "pending";
  return game.viewerStatus ?? (isFull(seatsOf(game)) ? "full" : "join");
}

function waitingState({ linePlace, offerExpiresAt }: Own, now: Temporal.Instant): ActionState {
  if (offerExpiresAt && !isOverdue(offerExpiresAt, now)) return "offered";
  return linePlace === null ? "pending" : "inLine";
}
