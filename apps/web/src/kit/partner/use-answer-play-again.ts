import type { PlayAgain } from "@fourball/domain/partner/constants";
import { useMarkStale } from "../live-sync/use-mark-stale.ts";
import { notifyFailure } from "../notify-failure.ts";
import { notify } from "../toast.ts";
import { trpc } from "../trpc/trpc.ts";
import { partnerTexts } from "./texts.ts";

type AnswerPlayAgain = {
  answer: (answer: PlayAgain, onDone?: () => void) => void;
  /** The answer that is being saved, or was. */
  given: PlayAgain | undefined;
  isSaving: boolean;
};

/** Whether the viewer would play with a golfer again; each answer is saved at once. */
export function useAnswerPlayAgain({ userId, name }: { userId: string; name: string }): AnswerPlayAgain {
  const markStale = useMarkStale();
  const request = trpc.partner.answer.useMutation({
    onSuccess: ({ answer, isPartner }) => {
      if (answer === "yes" && isPartner) void notify({ type: "success", title: partnerTexts.nowPartners(name) });
      return markStale([{ type: "partners" }]);
    },
    onError: (error) => void notifyFailure(error, partnerTexts.failed),
  });
  return {
    answer: (answer, onDone) => request.mutate({ userId, answer }, { onSuccess: onDone }),
    given: request.isPending || request.isSuccess ? request.variables.answer : undefined,
    isSaving: request.isPending,
  };
}
