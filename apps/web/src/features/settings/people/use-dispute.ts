import type { DisputeInput } from "@fourball/domain/attendance/schema";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { announce } from "../../../kit/toast.ts";
import { refusalOf } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { texts } from "./record-texts.ts";

type Dispute = {
  /** Rejects when it was refused. */
  send: (input: DisputeInput) => Promise<unknown>;
  refusal: string | undefined;
};

/** The answer is the record as it is now. */
export function useDispute(): Dispute {
  const { attendance } = trpc.useUtils();
  const request = trpc.attendance.dispute.useMutation({
    onSuccess: (record) => {
      attendance.own.setData(undefined, record);
      void announce(texts.dialog.done);
    },
    onError: (error) => void notifyFailure(error, texts.dialog.failed),
  });
  return { send: request.mutateAsync, refusal: refusalOf(request.error, texts.dialog.failed) };
}
