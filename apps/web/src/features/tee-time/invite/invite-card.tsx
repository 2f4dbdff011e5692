import { linkTo } from "@fourball/domain/links/links";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { Message } from "@fourball/ui/message";
import Copy from "lucide-react/icons/copy";
import type { ReactNode } from "react";
import { isOver } from "../../../golf/face/round-stage.ts";
import { copyLink } from "../../../kit/copy-link.ts";
import { ownTeeTimeChange } from "../../../kit/live-sync/use-mark-stale.ts";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { siteUrl } from "../../../kit/site-url.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAction } from "../../../kit/use-action.ts";
import { standingTexts } from "../standing/texts.ts";
import { teeTimeTexts } from "../texts.ts";

/** For the host of an unlisted game: anyone with this link can open it and ask to join. */
export function InviteCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { mutateAsync: renew, refusal } = useAction(trpc.teeTime.renewInvite, {
    done: teeTimeTexts.invite.renewed,
    failed: teeTimeTexts.invite.renewFailed,
    change: ({ id }) => ownTeeTimeChange(id, "edited"),
  });
  if (!teeTime.inviteToken || isOver(teeTime)) return null;
  const { id: teeTimeId, inviteToken: invite } = teeTime;
  const link = siteUrl(linkTo("/tee-times/:teeTimeId", { params: { teeTimeId }, search: { invite } }));
  return (
    <Card as="section" className="stack gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-h3">{teeTimeTexts.invite.title}</h2>
        <p className="text-ink-2 text-small">{descriptionOf(teeTime)}</p>
      </div>
      <Field hideLabel label={teeTimeTexts.invite.title}>
        <Input onFocus={({ currentTarget }) => currentTarget.select()} readOnly value={link} />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => void copyLink(link, teeTimeTexts.invite.copied)} variant="secondary">
          <Copy aria-hidden="true" className="size-4 stroke-[1.75]" />
          {teeTimeTexts.invite.copy}
        </Button>
        <QuestionButton
          question={{
            title: teeTimeTexts.invite.renewTitle,
            description: teeTimeTexts.invite.renewDescription,
            cancelLabel: teeTimeTexts.invite.keep,
            confirmLabel: teeTimeTexts.invite.confirm,
            tone: "primary",
            onConfirm: () => renew({ teeTimeId: teeTime.id }),
            children: refusal ? <Message role="alert">{refusal}</Message> : null,
          }}
          variant="ghost"
        >
          {teeTimeTexts.invite.renew}
        </QuestionButton>
      </div>
    </Card>
  );
}

function descriptionOf({ opensToAllAt, standingGameId }: TeeTimeDetail): string {
  if (standingGameId) return standingTexts.besideRegulars;
  return opensToAllAt ? teeTimeTexts.invite.besidePartners : teeTimeTexts.invite.description;
}
