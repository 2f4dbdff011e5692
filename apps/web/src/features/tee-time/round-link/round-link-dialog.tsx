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
import { texts } from "./texts.ts";

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
    <Dialog description={texts.description(AFTER_ROUND_HOURS)} onOpenChange={onOpenChange} open={isOpen} title={texts.title}>
      <div className="stack gap-3">
        <QueryBody failed={texts.failed} query={own} skeleton={<Skeleton className="h-10 w-36" />}>
          {({ path }) => <RoundLink courseName={courseName} heading={safety} path={path} teeTimeId={teeTimeId} />}
        </QueryBody>
        <p className="text-small">
          <a className={linkStyle()} href={PLAYING_SAFELY} ref={safety}>
            {texts.safety}
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
        {texts.create}
      </Button>
    );
  const url = siteUrl(path);
  return (
    <>
      <Field hideLabel label={texts.link}>
        <Input onFocus={({ currentTarget }) => currentTarget.select()} readOnly value={url} />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => void shareLink({ title: texts.roundAt(courseName), url }, texts.copied)} variant="secondary">
          <Share2 aria-hidden="true" className="size-4 stroke-[1.75]" />
          {texts.send}
        </Button>
        <QuestionButton
          question={{
            title: texts.stopTitle,
            description: texts.stopDescription,
            cancelLabel: texts.keep,
            confirmLabel: texts.stop,
            onConfirm: revoke,
            finalFocus: heading,
          }}
          variant="ghost"
        >
          {texts.stop}
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
    onError: (error) => void notifyFailure(error, texts.createFailed),
  });
  const revoke = trpc.roundLink.revoke.useMutation({
    onSuccess: (link) => {
      keep(link);
      void announce(texts.stopped);
    },
    onError: (error) => void notifyFailure(error, texts.stopFailed),
  });
  return {
    create: () => create.mutate({ teeTimeId }),
    creating: create.isPending,
    revoke: () => revoke.mutateAsync({ teeTimeId }),
  };
}
