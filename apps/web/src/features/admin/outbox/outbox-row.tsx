import type { DeliveryState } from "@fourball/domain/notification/channels";
import type { OutboxEntry } from "@fourball/domain/notification/schema";
import { Badge, type BadgeTone } from "@fourball/ui/badge";
import type { ReactNode } from "react";
import { momentTimeText } from "../../../shared/formatting.ts";
import { texts } from "../texts.ts";
import { SendAgain } from "./send-again.tsx";

const words = texts.outbox;

const tones: Record<DeliveryState, BadgeTone> = { waiting: "info", sent: "ok", kept: "warn", failed: "danger" };

export function OutboxRow({ entry }: { entry: OutboxEntry }): ReactNode {
  const { createdAt, recipient, channel, state, attempts, lastError, kind, message } = entry;
  return (
    <li className="grid gap-1 border-line border-t px-4 py-3 text-small first:border-t-0 sm:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{recipient}</span> · {words.channels[channel]} · {words.kind(kind)}
        </span>
        <time className="text-ink-2 tabular-nums" dateTime={createdAt}>
          {momentTimeText(createdAt)}
        </time>
      </p>
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
    </li>
  );
}
