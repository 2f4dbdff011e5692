import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";

/** Whether the viewer of a game is in its group chat: who hosts or plays. */
export const hasChatSeat = ({ viewerStatus }: Pick<TeeTimeDetail, "viewerStatus">): boolean =>
  viewerStatus === "host" || viewerStatus === "confirmed";
