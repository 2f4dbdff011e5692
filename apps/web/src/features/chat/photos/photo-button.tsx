import type { ChatMessage } from "@fourball/domain/chat/message";
import { iconButtonStyle } from "@fourball/ui/icon-button";
import ImagePlus from "lucide-react/icons/image-plus";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { ACCEPTED_TYPES } from "../../../kit/pictures/open-picture.ts";
import { useChosenPicture } from "../../../kit/pictures/use-chosen-picture.ts";
import { notify } from "../../../kit/toast.ts";
import { chatTexts } from "../texts.ts";

const load = () => import("./photo-dialog.tsx");
const PhotoDialog = lazy(() => load().then(({ PhotoDialog }) => ({ default: PhotoDialog })));

type PhotoButtonProps = { teeTimeId: string; disabled: boolean; onSent: (message: ChatMessage) => void };

/** Chooses a photo for the chat; it is looked at before it is sent. */
export function PhotoButton({ teeTimeId, disabled, onSent }: PhotoButtonProps): ReactNode {
  const { picture, problem, choose, close } = useChosenPicture();
  useEffect(() => {
    if (problem) void notify({ type: "error", title: chatTexts.photoFailed, description: problem });
  }, [problem]);
  return (
    <>
      <label
        className={iconButtonStyle({
          className: `has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 ${disabled ? "text-ink-2" : "cursor-pointer"}`,
        })}
      >
        <ImagePlus aria-hidden="true" />
        <input
          accept={ACCEPTED_TYPES}
          aria-label={chatTexts.photo}
          className="sr-only"
          disabled={disabled}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) choose(file);
            // The same file can be chosen again.
            target.value = "";
          }}
          onFocus={() => void load()}
          type="file"
        />
      </label>
      {picture ? (
        <Suspense>
          <PhotoDialog key={picture} onClose={close} onSent={onSent} picture={picture} teeTimeId={teeTimeId} />
        </Suspense>
      ) : null}
    </>
  );
}
