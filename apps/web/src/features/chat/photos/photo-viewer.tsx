import { PHOTO_MESSAGE } from "@fourball/domain/chat/constants";
import type { ChatPhoto } from "@fourball/domain/chat/message";
import { sizedPicture } from "@fourball/domain/picture/sized";
import { Dialog } from "@fourball/ui/overlays/dialog";
import type { ReactNode } from "react";
import { chatTexts } from "../texts.ts";

type PhotoViewerProps = { photo: ChatPhoto; description: string; onClose: () => void };

/** A photo as large as the window allows. */
export function PhotoViewer({ photo: { url, width, height }, description, onClose }: PhotoViewerProps): ReactNode {
  return (
    <Dialog
      description={description === PHOTO_MESSAGE ? undefined : description}
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      size="large"
      title={chatTexts.photoTitle}
    >
      <img
        alt={description}
        className="mx-auto h-auto w-auto max-w-full rounded-control"
        height={height}
        src={sizedPicture(url, "large")}
        style={{ maxHeight: "75dvh" }}
        width={width}
      />
    </Dialog>
  );
}
