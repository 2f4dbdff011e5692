import { ATTENTION_DAYS } from "@fourball/domain/admin/schema";
import { Button } from "@fourball/ui/button";
import { AlertDialog } from "@fourball/ui/overlays/alert-dialog";
import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import { useSendAllAgain } from "./use-send-again.ts";

const words = texts.outbox.sendAll;

/** For after a time in which no server took messages. */
export function SendAllAgain(): ReactNode {
  const sendAllAgain = useSendAllAgain();
  return (
    <AlertDialog
      cancelLabel={words.cancel}
      confirmLabel={words.button}
      description={words.description}
      onConfirm={() => sendAllAgain(ATTENTION_DAYS)}
      title={words.title(ATTENTION_DAYS)}
      tone="primary"
      trigger={<Button variant="secondary">{words.button}</Button>}
    />
  );
}
