import { Button, buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import Copy from "lucide-react/icons/copy";
import ExternalLink from "lucide-react/icons/external-link";
import { type ReactNode, useId } from "react";
import { copyLink } from "../copy-link.ts";
import { profilePage } from "../page/pages.ts";
import { useMember } from "../session/member.ts";

/** The address of the golfer's public profile; nothing while it is private. */
export function ShareProfileCard(): ReactNode {
  const { id, publicProfile } = useMember();
  const hintId = useId();
  const link = `${window.location.origin}${profilePage(id)}`;
  return (
    <Card as="section" className="stack gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-h3">Share your profile</h2>
        <p className="text-ink-2 text-small" id={hintId}>
          {publicProfile
            ? "Golfers who open this link see your profile and the games you host."
            : "Enable public profile to share your link"}
        </p>
      </div>
      <Field hideLabel label="Public profile link">
        <Input onFocus={({ currentTarget }) => currentTarget.select()} readOnly value={link} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-describedby={hintId}
          disabled={!publicProfile}
          focusableWhenDisabled
          onClick={() => void copyLink(link, "Send it to golfers who should know you.")}
          variant="secondary"
        >
          <Copy aria-hidden="true" className="size-4 stroke-[1.75]" />
          Copy link
        </Button>
        {publicProfile ? (
          <a className={buttonStyle({ variant: "secondary" })} href={profilePage(id)} rel="noopener" target="_blank">
            View Public Profile
            <ExternalLink aria-label="opens in a new tab" className="size-4 stroke-[1.75]" />
          </a>
        ) : (
          <Button aria-describedby={hintId} disabled focusableWhenDisabled variant="secondary">
            View Public Profile
          </Button>
        )}
      </div>
    </Card>
  );
}
