import type { SettleDisputeInput } from "@fourball/domain/attendance/schema";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { announce } from "../../../kit/toast.ts";
import { refusalOf } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts } from "./texts.ts";

type SettleDispute = {
  /** Rejects when it was refused. */
  settle: (input: SettleDisputeInput) => Promise<unknown>;
  refusal: string | undefined;
};

export function useSettleDispute(): SettleDispute {
  const { admin } = trpc.useUtils();
  const request = trpc.admin.settleDispute.useMutation({
    onSuccess: (_settled, { decision }) => {
      void announce(texts.done[decision]);
      return admin.disputes.invalidate();
    },
    onError: (error) => void notifyFailure(error, texts.failed),
  });
  return { settle: request.mutateAsync, refusal: refusalOf(request.error, texts.failed) };
}
