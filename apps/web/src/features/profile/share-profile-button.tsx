import { displayName } from "@fourball/domain/profile/name";
import type { PublicProfile } from "@fourball/domain/profile/schema";
import { Button } from "@fourball/ui/button";
import Share2 from "lucide-react/icons/share-2";
import type { ReactNode } from "react";
import { profilePage } from "../../kit/page/pages.ts";
import { useShare } from "../../kit/page/use-share.tsx";
import { texts } from "./texts.ts";

/** For everyone who sees a public profile. */
export function ShareProfileButton({ profile }: { profile: PublicProfile }): ReactNode {
  const url = `${window.location.origin}${profilePage(profile.id)}`;
  const { button, dialog } = useShare({ title: displayName(profile), url, words: texts.share });
  return (
    <>
      <Button {...button} size="small" variant="secondary">
        <Share2 aria-hidden="true" className="size-4 stroke-[1.75]" />
        {texts.share.button}
      </Button>
      {dialog}
    </>
  );
}
