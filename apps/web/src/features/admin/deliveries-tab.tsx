import { DELIVERY_STATES, type DeliveryState } from "@fourball/domain/delivery-states";
import type { DeliveryPage, ListedDelivery } from "@fourball/domain/notification/schema";
import { Badge, type BadgeTone } from "@fourball/ui/badge";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Select } from "@fourball/ui/forms/select";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { momentTimeText } from "../../kit/formatting.ts";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { useFocusWhenReplaced } from "../../kit/page/use-focus-when-replaced.ts";
import { useIsRoomy } from "../../kit/page/use-is-wide.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { SendAgain, SendAllAgain } from "./deliveries/send-again.tsx";
import { FoldedRow } from "./folded-row.tsx";
import { Pager, PastTheEnd } from "./pager.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";
import { adminTexts } from "./texts.ts";
import { useAdminSearch } from "./use-admin-search.ts";

const words = adminTexts.deliveries;

/** How often what was not tried yet is looked at, to show what became of it. */
const REFETCH_MS = 5000;

const isUntried = ({ state, attempts }: ListedDelivery): boolean => state === "waiting" && attempts === 0;

const stateFilters = (["all", ...DELIVERY_STATES] as const).map((value) => ({ value, label: words.filters[value] }));

/** Sent notifications and their states. They change by themselves, so they are fetched whenever the tab opens. */
export function DeliveriesTab(): ReactNode {
  const { search, change } = useAdminSearch();
  const { page = 1, state } = search;
  const deliveries = trpc.admin.deliveries.useQuery(
    { page, ...(state && { state }) },
    {
      placeholderData: keepPreviousData,
      refetchOnMount: "always",
      refetchInterval: ({ state: { data } }) => (data?.items.some(isUntried) ? REFETCH_MS : false),
    },
  );
  const list = useRef<HTMLElement>(null);
  // What is sent again leaves the failed ones, with the button that has the focus.
  useFocusWhenReplaced(list, deliveries.data?.items.map((entry) => `${entry.id} ${entry.state}`).join());
  return (
    <div className="stack gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Select
          className="max-w-52"
          label={words.filter}
          onValueChange={(chosen) => change({ state: chosen === "all" ? undefined : chosen, page: undefined })}
          options={stateFilters}
          value={state ?? "all"}
        />
        {state === "failed" && deliveries.data && deliveries.data.total > 0 ? <SendAllAgain /> : null}
      </div>
      <section aria-label={words.list} className="stack gap-4 outline-none" ref={list} tabIndex={-1}>
        <QueryBody query={deliveries} skeleton={<RowsSkeleton />}>
          {(found) => <Entries found={found} page={page} />}
        </QueryBody>
      </section>
    </div>
  );
}

function Entries({ found: { items, total }, page }: { found: DeliveryPage; page: number }): ReactNode {
  const { change, search } = useAdminSearch();
  const toPage = (next: number): void => change({ page: next > 1 ? next : undefined }, { resetScroll: true });
  if (total === 0)
    return <EmptyState title={words.none[search.state ?? "all"]}>{search.state ? null : words.noneYet}</EmptyState>;
  if (items.length === 0) return <PastTheEnd onFirst={() => toPage(1)} />;
  return (
    <>
      <Card>
        <ol>
          {items.map((entry) => (
            <DeliveryRow entry={entry} key={entry.id} />
          ))}
        </ol>
      </Card>
      <Pager label={words.pages} onPage={toPage} page={page} total={total} />
    </>
  );
}

const tones: Record<DeliveryState, BadgeTone> = { waiting: "info", sent: "ok", kept: "warn", failed: "danger" };

function DeliveryRow({ entry }: { entry: ListedDelivery }): ReactNode {
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
