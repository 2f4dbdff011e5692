import { linkTo } from "@fourball/domain/links/links";
import { Button, buttonStyle } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import Copy from "lucide-react/icons/copy";
import ExternalLink from "lucide-react/icons/external-link";
import { type ReactNode, useId } from "react";
import { copyLink } from "../copy-link.ts";
import { useMember } from "../session/member.ts";
import { siteUrl } from "../site-url.ts";
import { golferTexts } from "./texts.ts";

/** The address of the golfer's public profile; nothing while it is private. */
export function ShareProfileCard(): ReactNode {
  const { id, publicProfile } = useMember();
  const hintId = useId();
  const link = siteUrl(linkTo("/profile/:userId", { params: { userId: id } }));
  return (
    <Card as="section" className="stack gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-h3">{golferTexts.title}</h2>
        <p className="text-ink-2 text-small" id={hintId}>
          {publicProfile ? golferTexts.public : golferTexts.private}
        </p>
      </div>
      <Field hideLabel label={golferTexts.link}>
        <Input onFocus={({ currentTarget }) => currentTarget.select()} readOnly value={link} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-describedby={hintId}
          disabled={!publicProfile}
          focusableWhenDisabled
          onClick={() => void copyLink(link, golferTexts.shareWhatNow)}
          variant="secondary"
        >
          <Copy aria-hidden="true" className="size-4 stroke-[1.75]" />
          {golferTexts.copy}
        </Button>
        {publicProfile ? (
          <a
            className={buttonStyle({ variant: "secondary" })}
            href={linkTo("/profile/:userId", { params: { userId: id } })}
            rel="noopener"
            target="_blank"
          >
            {golferTexts.view}
            <ExternalLink aria-label={golferTexts.newTab} className="size-4 stroke-[1.75]" />
          </a>
        ) : (
          <Button aria-describedby={hintId} disabled focusableWhenDisabled variant="secondary">
            {golferTexts.view}
          </Button>
        )}
      </div>
    </Card>
  );
}
