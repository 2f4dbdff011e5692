import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import Share2 from "lucide-react/icons/share-2";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { clockText, dayText } from "../../../shared/formatting.ts";
import { useGameAddress } from "../game-address.ts";
import { ActionFace, useActionLook } from "./action-face.tsx";
import { texts } from "./texts.ts";

const load = () => import("./share-dialog.tsx");
const ShareDialog = lazy(() => load().then(({ ShareDialog }) => ({ default: ShareDialog })));
const preload = (): void => void load();

/** Through the sheet of the system where there is one, otherwise as a link and a code. */
export function ShareButton({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const [isShown, setShown] = useState(false);
  const look = useActionLook();
  const url = useShareUrl(teeTime);
  if (!url) return null;
  const title = `${teeTime.course.name}, ${dayText(teeTime, Temporal.Now.instant())} ${clockText(teeTime.time)}`;
  const hasSheet = "share" in navigator;

  function share(): void {
    if (!hasSheet) setShown(true);
    // Closing the sheet is no failure; anything else ends in the dialog.
    else navigator.share({ title, url }).catch((error: unknown) => setShown(!isAbort(error)));
  }

  return (
    <li>
      <button
        aria-haspopup={hasSheet ? undefined : "dialog"}
        className={look}
        onClick={share}
        onFocus={preload}
        onPointerEnter={preload}
        type="button"
      >
        <ActionFace icon={<Share2 aria-hidden="true" />}>{texts.actions.share}</ActionFace>
      </button>
      {isShown ? (
        <Suspense>
          <ShareDialog onClose={() => setShown(false)} title={title} url={url} />
        </Suspense>
      ) : null}
    </li>
  );
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** A private game opens only with its invite, which its host has, and who came by it. */
function useShareUrl({ id, isPublic, inviteToken }: TeeTimeDetail): string | undefined {
  const address = useGameAddress();
  const page = `${window.location.origin}/tee-times/${id}`;
  if (isPublic) return page;
  const invite = inviteToken ?? address.invite;
  return invite ? `${page}?invite=${encodeURIComponent(invite)}` : undefined;
}
