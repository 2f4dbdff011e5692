import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import Share2 from "lucide-react/icons/share-2";
import type { ReactNode } from "react";
import { clockText, dayText } from "../../../kit/formatting.ts";
import { useShare } from "../../../kit/page/use-share.tsx";
import { useGameAddress } from "../game-address.ts";
import { ActionFace, useActionLook } from "./action-face.tsx";
import { texts } from "./texts.ts";

export function ShareButton({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const url = useShareUrl(teeTime);
  return url ? <Share teeTime={teeTime} url={url} /> : null;
}

function Share({ teeTime, url }: { teeTime: TeeTimeDetail; url: string }): ReactNode {
  const title = `${teeTime.course.name}, ${dayText(teeTime, Temporal.Now.instant())} ${clockText(teeTime.time)}`;
  const { button, dialog } = useShare({ title, url, words: texts.share });
  const look = useActionLook();
  return (
    <li>
      <button {...button} className={look} type="button">
        <ActionFace icon={<Share2 aria-hidden="true" />}>{texts.actions.share}</ActionFace>
      </button>
      {dialog}
    </li>
  );
}

/** A private game opens only with its invite, which its host has, and who came by it. */
function useShareUrl({ id, isPublic, inviteToken }: TeeTimeDetail): string | undefined {
  const address = useGameAddress();
  const page = `${window.location.origin}/tee-times/${id}`;
  if (isPublic) return page;
  const invite = inviteToken ?? address.invite;
  return invite ? `${page}?invite=${encodeURIComponent(invite)}` : undefined;
}
