import { DELIVERY_STATES } from "@fourball/domain/notification/channels";
import type { DeliveryPage, ListedDelivery } from "@fourball/domain/notification/schema";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { Select } from "@fourball/ui/forms/select";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { useFocusWhenReplaced } from "../../kit/page/use-focus-when-replaced.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { DeliveryRow } from "./deliveries/delivery-row.tsx";
import { SendAllAgain } from "./deliveries/send-again.tsx";
import { Pager } from "./pager.tsx";
import { PastTheEnd } from "./past-the-end.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";
import { texts } from "./texts.ts";
import { useAdminSearch } from "./use-admin-search.ts";

const words = texts.deliveries;

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
