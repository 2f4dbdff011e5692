import type { OwnRoundLink } from "@fourball/domain/round-link/schema";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { announce } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts } from "./texts.ts";

type RoundLinkActions = {
  create: () => void;
  creating: boolean;
  /** Rejects when it was refused. */
  revoke: () => Promise<unknown>;
};

export function useRoundLink(teeTimeId: string): RoundLinkActions {
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
