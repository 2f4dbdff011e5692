import { PHOTO_MESSAGE } from "@fourball/domain/chat/constants";
import type { ChatPhoto } from "@fourball/domain/chat/message";
import { sizedPicture } from "@fourball/domain/picture/sized";
import { type ReactNode, Suspense, useState } from "react";
import { lazyWithPreload } from "../../../kit/when-idle.ts";
import { chatTexts } from "../texts.ts";
import type { LongPressHandlers } from "./use-long-press-by-touch.ts";

const [PhotoViewer, preload] = lazyWithPreload(async () => (await import("../photos/photo-viewer.tsx")).PhotoViewer);

const WIDTH_MAX = 282;
const HEIGHT_MAX = 360;

type ChatPhotoProps = {
  photo: ChatPhoto;
  description: string;
  /** What a finger that stays on it does; a short tap opens it. */
  longPress?: LongPressHandlers | undefined;
};

/** A photo in the list, in a place of its shape that is kept while it loads; it opens larger. */
export function ChatPhotoButton({ photo, description, longPress }: ChatPhotoProps): ReactNode {
  const { url, width, height } = photo;
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  if (isGone) return <p className="rounded-card border border-line px-3.5 py-2 text-ink-2 text-small">{chatTexts.photoGone}</p>;
  const shown = Math.min(WIDTH_MAX, width, (HEIGHT_MAX * width) / height);
  return (
    <span className="grid min-w-0 gap-1">
      <button
        aria-haspopup="dialog"
        aria-label={chatTexts.openPhoto(description)}
        className="coarse:select-none coarse:[-webkit-touch-callout:none] block max-w-full overflow-clip rounded-card border border-line bg-sunken"
        onClick={() => setOpen(true)}
        {...preload}
        style={{ width: shown, aspectRatio: `${width} / ${height}` }}
        type="button"
        {...longPress}
      >
        <img
          alt=""
          className="size-full object-cover"
          decoding="async"
          height={height}
          loading="lazy"
          onError={() => setGone(true)}
          src={sizedPicture(url, "small")}
          width={width}
        />
      </button>
      {description === PHOTO_MESSAGE ? null : (
        <span className="text-ink-2 text-micro wrap-anywhere" dir="auto" style={{ maxWidth: Math.max(shown, 160) }}>
          {description}
        </span>
      )}
      {isOpen ? (
        <Suspense>
          <PhotoViewer description={description} onClose={() => setOpen(false)} photo={photo} />
        </Suspense>
      ) : null}
    </span>
  );
}
