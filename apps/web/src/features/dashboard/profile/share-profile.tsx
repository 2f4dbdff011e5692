import { linkTo } from "@fourball/domain/links/links";
import { displayName } from "@fourball/domain/profile/name";
import { Button } from "@fourball/ui/button";
import { IconButton } from "@fourball/ui/icon-button";
import { linkStyle } from "@fourball/ui/navigation/link";
import ExternalLink from "lucide-react/icons/external-link";
import QrCode from "lucide-react/icons/qr-code";
import Share2 from "lucide-react/icons/share-2";
import { type ReactNode, Suspense, useId, useState } from "react";
import { useMember } from "../../../kit/session/member.ts";
import { shareLink } from "../../../kit/share-link.ts";
import { lazyWithPreload } from "../../../kit/when-idle.ts";
import { dashboardTexts } from "../texts.ts";

const [QrDialog, preload] = lazyWithPreload(async () => (await import("../../../kit/page/qr-dialog.tsx")).QrDialog);

/** The public profile: to share, to show as a code, to look at. */
export function ShareProfile(): ReactNode {
  const member = useMember();
  const [isShown, setShown] = useState(false);
  const path = linkTo("/profile/:userId", { params: { userId: member.id } });
  const url = window.location.origin + path;
  if (!member.publicProfile) return <PrivateProfile />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-4">
      <Button onClick={() => void shareLink({ title: displayName(member), url }, dashboardTexts.profile.shareWhatNow)}>
        <Share2 aria-hidden="true" className="size-4.5 stroke-[1.75]" />
        {dashboardTexts.profile.share}
      </Button>
      <IconButton
        aria-haspopup="dialog"
        label={dashboardTexts.profile.qr}
        onClick={() => setShown(true)}
        {...preload}
        variant="outline"
      >
        <QrCode aria-hidden="true" />
      </IconButton>
      <a
        className={linkStyle({ isAlone: true, className: "col-span-2 justify-self-center text-small" })}
        href={path}
        rel="noopener"
        target="_blank"
      >
        {dashboardTexts.profile.viewPublic}{" "}
        <ExternalLink aria-label={dashboardTexts.profile.newTab} className="inline size-4 stroke-[1.75]" />
      </a>
      {isShown ? (
        <Suspense>
          <QrDialog
            closeLabel={dashboardTexts.profile.done}
            label={dashboardTexts.profile.qrOf(displayName(member))}
            onClose={() => setShown(false)}
            title={dashboardTexts.profile.qr}
            url={url}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function PrivateProfile(): ReactNode {
  const hintId = useId();
  return (
    <div className="stack gap-2">
      <Button aria-describedby={hintId} disabled focusableWhenDisabled wide>
        {dashboardTexts.profile.share}
      </Button>
      <p className="text-ink-2 text-small" id={hintId}>
        {dashboardTexts.profile.private}
      </p>
    </div>
  );
}
