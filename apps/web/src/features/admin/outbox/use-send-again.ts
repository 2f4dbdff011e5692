import type { SendAgainInput } from "@fourball/domain/notification/schema";
import { notify } from "../../../shared/toast.ts";
import { notifyFailure } from "../../../shared/trpc/notify-failure.ts";
import { trpc } from "../../../shared/trpc/trpc.ts";
import { texts } from "../texts.ts";

const words = texts.outbox;

/** What was sent again, or couldn't be since it is no longer true, is another state in the list and one less to look at. */
function useRenewed(): () => Promise<unknown> {
  const { admin } = trpc.useUtils();
  return () => Promise.all([admin.outbox.invalidate(), admin.attention.invalidate()]);
}

type SendAgain = { send: (input: SendAgainInput) => void; isPending: boolean };

export function useSendAgain(recipient: string): SendAgain {
  const renewed = useRenewed();
  const { mutate, isPending } = trpc.admin.sendAgain.useMutation({
    onSuccess: () => void notify({ type: "success", title: words.again(recipient) }),
    onError: (error) => void notifyFailure(error, words.againFailed),
    onSettled: renewed,
  });
  return { send: mutate, isPending };
}

/** Rejects when it was refused. */
export function useSendAllAgain(): (days: number) => Promise<unknown> {
  const renewed = useRenewed();
  const { mutateAsync } = trpc.admin.sendAllAgain.useMutation({
    onSuccess: ({ count }) => void notify({ type: "success", title: words.sendAll.done(count) }),
    onError: (error) => void notifyFailure(error, words.sendAll.failed),
    onSettled: renewed,
  });
  return (days) => mutateAsync({ since: new Date(Date.now() - days * 86_400_000).toISOString() });
}
