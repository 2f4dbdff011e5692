import type { Account } from "@fourball/domain/account/schema";
import { linkTo } from "@fourball/domain/links/links";
import { displayName, initialOf } from "@fourball/domain/profile/name";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import ExternalLink from "lucide-react/icons/external-link";
import { type ReactNode, useId } from "react";
import { useWatch } from "react-hook-form";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { handicapText } from "../../../kit/golfer/host-line.tsx";
import { ProfileCover } from "../../../kit/golfer/profile-cover.tsx";
import { RatingOrNew } from "../../../kit/golfer/rating-or-new.tsx";
import { settingsTexts } from "../texts.ts";
import type { ProfileForm, ProfileValues } from "./profile-values.ts";
import { useSavedFrom } from "./use-saved-from.ts";

/** The profile as others will see it. */
export function PreviewCard({ form, account }: { form: ProfileForm; account: Account }): ReactNode {
  const values = useWatch({ control: form.control });
  const { handicap, coverImageUrl, profileImageUrl } = useSavedFrom(account)(values);
  const shown = {
    firstName: values.firstName || null,
    lastName: shownLastName(values),
    profileImageUrl,
  };
  return (
    <Card as="section">
      <div className="relative aspect-[4/1] bg-primary-soft">
        <ProfileCover src={coverImageUrl} />
      </div>
      <div className="stack gap-3 p-4 pt-0 sm:p-5 sm:pt-0">
        <span className="-mt-10 w-fit rounded-chip ring-4 ring-surface">
          <GolferAvatar golfer={shown} size="huge" />
        </span>
        <div className="grid gap-1">
          <p className="eyebrow text-ink-2">{settingsTexts.preview.title}</p>
          <h2 className="text-h3 wrap-anywhere">{displayName(shown)}</h2>
          <p className="flex flex-wrap gap-x-3 text-ink-2 text-small">
            {handicapText(handicap)}
            <RatingOrNew of={account} size="medium" />
          </p>
        </div>
        <p className="whitespace-pre-line text-small wrap-anywhere">
          {values.bio || <span className="text-ink-2">{settingsTexts.preview.noBio}</span>}
        </p>
        <FullProfile id={account.id} isPublic={account.publicProfile && values.publicProfile !== false} />
      </div>
    </Card>
  );
}

/** As everyone sees it. */
function shownLastName({ lastName, lastNameTo }: Partial<ProfileValues>): string | null {
  if (!lastName) return null;
  return lastNameTo === "everyone" ? lastName : initialOf(lastName);
}

function FullProfile({ id, isPublic }: { id: string; isPublic: boolean }): ReactNode {
  const reasonId = useId();
  if (isPublic)
    return (
      <a
        className={buttonStyle({ variant: "secondary" })}
        href={linkTo("/profile/:userId", { params: { userId: id } })}
        rel="noopener"
        target="_blank"
      >
        {settingsTexts.preview.view}
        <ExternalLink aria-label={settingsTexts.preview.newTab} className="size-4 stroke-[1.75]" />
      </a>
    );
  return (
    <>
      <Button aria-describedby={reasonId} disabled focusableWhenDisabled variant="secondary">
        {settingsTexts.preview.view}
      </Button>
      <p className="text-ink-2 text-small" id={reasonId}>
        {settingsTexts.preview.private}
      </p>
    </>
  );
}
