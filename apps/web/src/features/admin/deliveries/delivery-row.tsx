import type { DeliveryState } from "@fourball/domain/notification/channels";
import type { ListedDelivery } from "@fourball/domain/notification/schema";
import { Badge, type BadgeTone } from "@fourball/ui/badge";
import type { ReactNode } from "react";
import { momentTimeText } from "../../../kit/formatting.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { FoldedRow } from "../folded-row.tsx";
import { texts } from "../texts.ts";
import { SendAgain } from "./send-again.tsx";

const words = texts.deliveries;

const tones: Record<DeliveryState, BadgeTone> = { waiting: "info", sent: "ok", kept: "warn", failed: "danger" };

export function DeliveryRow({ entry }: { entry: ListedDelivery }): ReactNode {
  const { createdAt, recipient, channel, state, kind } = entry;
  const what = `${words.channels[channel]} · ${words.kind(kind)}`;
  if (!useIsRoomy())
    return (
      <FoldedRow detail={what} name={recipient} value={words.filters[state]}>
        <div className="grid gap-1">
          <When at={createdAt} />
          <Outcome entry={entry} />
        </div>
      </FoldedRow>
    );
  return (
    <li className="grid gap-1 border-line border-t px-5 py-3 text-small first:border-t-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{recipient}</span> · {what}
        </span>
        <When at={createdAt} />
      </p>
      <Outcome entry={entry} />
    </li>
  );
}

const When = ({ at }: { at: string }): ReactNode => (
  <time className="text-ink-2 tabular-nums" dateTime={at}>
    {momentTimeText(at)}
  </time>
);

function Outcome({ entry }: { entry: ListedDelivery }): ReactNode {
  const { channel, state, attempts, lastError, message } = entry;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge className="whitespace-normal" shape="tag" tone={tones[state]}>
          {words.states[state](channel)}
        </Badge>
        {attempts > 0 ? <span className="text-ink-2">{words.attempts(attempts)}</span> : null}
        {state === "failed" ? <SendAgain entry={entry} /> : null}
      </p>
      {lastError ? <p className="text-danger wrap-anywhere">{words.lastError(lastError)}</p> : null}
      {message ? (
        <details>
          <summary className="min-h-6 cursor-pointer wrap-anywhere">{message.subject}</summary>
          <p className="whitespace-pre-line pt-1 text-ink-2 wrap-anywhere">{message.text}</p>
        </details>
      ) : null}
    </>
  );
}
