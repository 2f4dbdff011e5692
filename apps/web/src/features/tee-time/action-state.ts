import type { Participation } from "@fourball/domain/participation/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { isFull } from "@fourball/domain/tee-time/spots";
import { isOverdue } from "../../golf/clock/due-text.ts";
import { roundStage } from "../../golf/face/round-stage.ts";
import { type GameSpots, spotCountsOf } from "../../golf/face/spot-counts.ts";

export type ActionState =
  | "cancelled"
  | "completed"
  | "underWay"
  | "host"
  | "pending"
  | "onWaitlist"
  | "offered"
  | "confirmed"
  | "declined"
  | "asked"
  | "full"
  | "join";

type Game = GameSpots & Pick<TeeTimeDetail, "status" | "teeOffAt">;
type Own = Pick<Participation, "waitlistPosition" | "offerExpiresAt">;

/** The viewer's situation, which decides what the card offers. */
export function actionState(game: Game, joining: boolean, own: Own | undefined): ActionState {
  const stage = roundStage(game);
  if (stage === "under way") return "underWay";
  if (stage !== "to come") return stage;
  if (joining) return "join";
  if (game.viewerStatus === "pending") return own ? waitingState(own) : "pending";
  return game.viewerStatus ?? (isFull(spotCountsOf(game)) ? "full" : "join");
}

function waitingState({ waitlistPosition, offerExpiresAt }: Own): ActionState {
  if (offerExpiresAt && !isOverdue(offerExpiresAt, Temporal.Now.instant())) return "offered";
  return waitlistPosition === null ? "pending" : "onWaitlist";
}
