import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";

/** Only the host and confirmed players have access to the group chat. */
export const canUseChat = ({ viewerStatus }: Pick<TeeTimeDetail, "viewerStatus">): boolean =>
  viewerStatus === "host" || viewerStatus === "confirmed";
