import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { IconRow, IconRowFace, iconRowStyle } from "@fourball/ui/icon-row";
import Link2 from "lucide-react/icons/link-2";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import QrCode from "lucide-react/icons/qr-code";
import Share2 from "lucide-react/icons/share-2";
import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { copyLink } from "../../../kit/copy-link.ts";
import { lazyWithPreload } from "../../../kit/when-idle.ts";
import { linkOf, shareGame, titleOf } from "./shared-game.ts";
import { liveTexts } from "./texts.ts";

const [QrDialog, preload] = lazyWithPreload(async () => (await import("../../../kit/page/qr-dialog.tsx")).QrDialog);

/** Each does at once what it says; what the device cannot do is left out. */
export function WaysToShare({ game }: { game: TeeTimeDetail }): ReactNode {
  const [isCodeShown, setCodeShown] = useState(false);
  const url = linkOf(game);
  return (
    <>
      <IconRow label={liveTexts.ways}>
        <Way icon={<Link2 aria-hidden="true" />} onClick={() => void copyLink(url, liveTexts.whatNow)}>
          {liveTexts.copy}
        </Way>
        <li>
          <Message text={`${titleOf(game)}\n${url}`} title={titleOf(game)} />
        </li>
        <Way aria-haspopup="dialog" icon={<QrCode aria-hidden="true" />} onClick={() => setCodeShown(true)} {...preload}>
          {liveTexts.qr}
        </Way>
        {"share" in navigator ? (
          <Way icon={<Share2 aria-hidden="true" />} onClick={() => void shareGame(game)}>
            {liveTexts.more}
          </Way>
        ) : null}
      </IconRow>
      {isCodeShown ? (
        <Suspense>
          <QrDialog
            closeLabel={liveTexts.done}
            label={liveTexts.qrOf(game.course.name)}
            onClose={() => setCodeShown(false)}
            title={liveTexts.qr}
            url={url}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const Way = ({ icon, children, ...button }: ComponentProps<"button"> & { icon: ReactNode }): ReactNode => (
  <li>
    <button {...button} className={iconRowStyle} type="button">
      <IconRowFace icon={icon}>{children}</IconRowFace>
    </button>
  </li>
);

/** A phone sends a text, other devices an email. */
function Message({ title, text }: { title: string; text: string }): ReactNode {
  const body = encodeURIComponent(text);
  if (matchMedia("(pointer: coarse)").matches)
    return (
      <a className={iconRowStyle} href={`sms:?&body=${body}`}>
        <IconRowFace icon={<MessageCircle aria-hidden="true" />}>{liveTexts.messages}</IconRowFace>
      </a>
    );
  return (
    <a className={iconRowStyle} href={`mailto:?subject=${encodeURIComponent(title)}&body=${body}`}>
      <IconRowFace icon={<Mail aria-hidden="true" />}>{liveTexts.email}</IconRowFace>
    </a>
  );
}
