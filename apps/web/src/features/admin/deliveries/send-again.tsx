import { ATTENTION_DAYS } from "@fourball/domain/admin/schema";
import type { ListedDelivery } from "@fourball/domain/notification/schema";
import { Button } from "@fourball/ui/button";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import type { ReactNode } from "react";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { notify } from "../../../kit/toast.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { adminTexts } from "../texts.ts";

const words = adminTexts.deliveries;

/** What was sent again, or couldn't be since it is no longer true, is another state in the list and one less to look at. */
function useRenewed(): () => Promise<unknown> {
  const { admin } = trpc.useUtils();
  return () => Promise.all([admin.deliveries.invalidate(), admin.attention.invalidate()]);
}

export function SendAgain({ entry: { id, recipient } }: { entry: ListedDelivery }): ReactNode {
  const { mutate, isPending } = trpc.admin.sendAgain.useMutation({
    onSuccess: () => void notify({ type: "success", title: words.again(recipient) }),
    onError: (error) => void notifyFailure(error, words.againFailed),
    onSettled: useRenewed(),
  });
  return (
    <Button
      aria-label={words.sendAgainTo(recipient)}
      className="sm:ml-auto"
      onClick={() => mutate({ deliveryId: id })}
      pending={isPending}
      size="small"
      variant="secondary"
    >
      {words.sendAgain}
    </Button>
  );
}

/** For after a time in which no server took messages. */
export function SendAllAgain(): ReactNode {
  const { mutateAsync } = trpc.admin.sendAllAgain.useMutation({
    onSuccess: ({ count }) => void notify({ type: "success", title: words.sendAll.done(count) }),
    onError: (error) => void notifyFailure(error, words.sendAll.failed),
    onSettled: useRenewed(),
  });
  return (
    <AlertDialog
      cancelLabel={words.sendAll.cancel}
      confirmLabel={words.sendAll.button}
      description={words.sendAll.description}
      onConfirm={() =>
        mutateAsync({
          since: Temporal.Now.instant()
            .subtract({ hours: ATTENTION_DAYS * 24 })
            .toString(),
        })
      }
      title={words.sendAll.title(ATTENTION_DAYS)}
      tone="primary"
      trigger={<Button variant="secondary">{words.sendAll.button}</Button>}
    />
  );
}
