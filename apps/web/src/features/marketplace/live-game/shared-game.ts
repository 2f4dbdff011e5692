import { linkTo } from "@fourball/domain/links/links";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { roundStage } from "../../../golf/face/round-stage.ts";
import { clockText, dayText } from "../../../kit/formatting.ts";
import { shareLink } from "../../../kit/share-link.ts";
import { siteUrl } from "../../../kit/site-url.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { liveTexts } from "./texts.ts";

type LiveGame = { game: TeeTimeDetail | undefined; isGone: boolean };

/** The game as it is now; gone once it was canceled or has teed off. */
export function useLiveGame(teeTimeId: string): LiveGame {
  const { data, isError } = trpc.teeTime.get.useQuery({ teeTimeId });
  return { game: data, isGone: data ? roundStage(data) !== "to come" : isError };
}

/** How golfers find the game: a private one only with its invite. */
export const linkOf = ({ id, inviteToken }: TeeTimeDetail): string =>
  siteUrl(
    linkTo("/tee-times/:teeTimeId", { params: { teeTimeId: id }, search: { ...(inviteToken && { invite: inviteToken }) } }),
  );

export const titleOf = (game: TeeTimeDetail): string =>
  `${game.course.name}, ${dayText(game, Temporal.Now.instant())} ${clockText(game.time)}`;

export const shareGame = (game: TeeTimeDetail): Promise<void> =>
  shareLink({ title: titleOf(game), url: linkOf(game) }, liveTexts.whatNow);
