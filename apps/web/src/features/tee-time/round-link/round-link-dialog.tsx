import { AFTER_ROUND_HOURS } from "@fourball/domain/round-link/constants";
import type { OwnRoundLink } from "@fourball/domain/round-link/schema";
import { PLAYING_SAFELY } from "@fourball/domain/site-pages";
import { Button } from "@fourball/ui/button";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { linkStyle } from "@fourball/ui/navigation/link";
import { Dialog } from "@fourball/ui/overlays/dialog";
import { Skeleton } from "@fourball/ui/skeleton";
import Share2 from "lucide-react/icons/share-2";
import { type ReactNode, type RefObject, useRef } from "react";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { shareLink } from "../../../kit/share-link.ts";
import { siteUrl } from "../../../kit/site-url.ts";
import { announce } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { roundLinkTexts } from "./texts.ts";

type RoundLinkDialogProps = {
  teeTimeId: string;
  courseName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Makes and revokes the link, and hands it on. */
export function RoundLinkDialog({ teeTimeId, courseName, isOpen, onOpenChange }: RoundLinkDialogProps): ReactNode {
  const safety = useRef<HTMLAnchorElement>(null);
  const own = trpc.roundLink.own.useQuery({ teeTimeId });
  useFocusWhenReplaced(safety, own.data && (own.data.path ? "shared" : "not shared"));
  return (
    <Dialog
      description={roundLinkTexts.description(AFTER_ROUND_HOURS)}
      onOpenChange={onOpenChange}
      open={isOpen}
      title={roundLinkTexts.title}
    >
      <div className="stack gap-3">
        <QueryBody failed={roundLinkTexts.failed} query={own} skeleton={<Skeleton className="h-10 w-36" />}>
          {({ path }) => <RoundLink courseName={courseName} heading={safety} path={path} teeTimeId={teeTimeId} />}
        </QueryBody>
        <p className="text-small">
          <a className={linkStyle()} href={PLAYING_SAFELY} ref={safety}>
            {roundLinkTexts.safety}
          </a>
        </p>
      </div>
    </Dialog>
  );
}

type RoundLinkProps = {
  teeTimeId: string;
  courseName: string;
  path: string | null;
  /** Where the focus goes when the link has gone. */
  heading: RefObject<HTMLElement | null>;
};

function RoundLink({ path, teeTimeId, courseName, heading }: RoundLinkProps): ReactNode {
  const { create, creating, revoke } = useRoundLink(teeTimeId);
  if (!path)
    return (
      <Button className="w-fit" onClick={create} pending={creating} variant="secondary">
        {roundLinkTexts.create}
      </Button>
    );
  const url = siteUrl(path);
  return (
    <>
      <Field hideLabel label={roundLinkTexts.link}>
        <Input onFocus={({ currentTarget }) => currentTarget.select()} readOnly value={url} />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Button
          onClick={() => void shareLink({ title: roundLinkTexts.roundAt(courseName), url }, roundLinkTexts.copied)}
          variant="secondary"
        >
          <Share2 aria-hidden="true" className="size-4 stroke-[1.75]" />
          {roundLinkTexts.send}
        </Button>
        <QuestionButton
          question={{
            title: roundLinkTexts.stopTitle,
            description: roundLinkTexts.stopDescription,
            cancelLabel: roundLinkTexts.keep,
            confirmLabel: roundLinkTexts.stop,
            onConfirm: revoke,
            finalFocus: heading,
          }}
          variant="ghost"
        >
          {roundLinkTexts.stop}
        </QuestionButton>
      </div>
    </>
  );
}

type RoundLinkActions = {
  create: () => void;
  creating: boolean;
  /** Rejects when it was refused. */
  revoke: () => Promise<unknown>;
};

function useRoundLink(teeTimeId: string): RoundLinkActions {
  const utils = trpc.useUtils();
  const keep = (link: OwnRoundLink) => utils.roundLink.own.setData({ teeTimeId }, link);
  const create = trpc.roundLink.create.useMutation({
    onSuccess: keep,
    onError: (error) => void notifyFailure(error, roundLinkTexts.createFailed),
  });
  const revoke = trpc.roundLink.revoke.useMutation({
    onSuccess: (link) => {
      keep(link);
      void announce(roundLinkTexts.stopped);
    },
    onError: (error) => void notifyFailure(error, roundLinkTexts.stopFailed),
  });
  return {
    create: () => create.mutate({ teeTimeId }),
    creating: create.isPending,
    revoke: () => revoke.mutateAsync({ teeTimeId }),
  };
}
