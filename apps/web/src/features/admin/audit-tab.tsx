import { AUDIT_SENTENCES } from "@fourball/domain/admin/audit-sentences";
import type { AuditPage } from "@fourball/domain/admin/schema";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { momentTimeText } from "../../kit/formatting.ts";
import { QueryBody } from "../../kit/page/query-body.tsx";
import { trpc } from "../../kit/trpc/trpc.ts";
import { ListSearch } from "./list-search.tsx";
import { NoneFound } from "./none-found.tsx";
import { Pager, PastTheEnd, pageAt } from "./pager.tsx";
import { useAdminSearch } from "./use-admin-search.ts";

/** What the list of admin changes says. */
const words = {
  caption: "Audit",
  list: "Admin changes",
  pages: "Pages of the audit",
  empty: "Nothing yet",
  emptyWords: "Admin changes will show up here.",
  search: "Search admin changes",
  searchPlaceholder: "Search admin changes...",
  none: "No admin change found",
  noneWords: "No admin, user, course or action matches all of these words.",
};

/** The admins' actions. Other admins add to it, so it is fetched whenever it opens. */
export function AuditTab(): ReactNode {
  const { who, page = 1 } = useAdminSearch().search;
  const audit = trpc.admin.audit.useQuery(
    { q: who, ...pageAt(page) },
    { placeholderData: keepPreviousData, refetchOnMount: "always" },
  );
  return (
    <div className="stack gap-4">
      <ListSearch by="who" words={words} />
      <QueryBody query={audit}>{(found) => <Lines found={found} page={page} />}</QueryBody>
    </div>
  );
}

function Lines({ found: { items, total }, page }: { found: AuditPage; page: number }): ReactNode {
  const { search, change } = useAdminSearch();
  const toPage = (next: number): void => change({ page: next > 1 ? next : undefined }, { resetScroll: true });
  if (total === 0 && search.who)
    return (
      <NoneFound onClear={() => change({ who: undefined, page: undefined })} title={words.none}>
        {words.noneWords}
      </NoneFound>
    );
  if (total === 0) return <EmptyState title={words.empty}>{words.emptyWords}</EmptyState>;
  if (items.length === 0) return <PastTheEnd onFirst={() => toPage(1)} />;
  return (
    <div className="stack gap-4">
      <Card>
        <ol aria-label={words.list}>
          {items.map((entry) => (
            <li
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line border-t px-4 py-3 text-small first:border-t-0 sm:px-5"
              key={entry.id}
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{entry.adminName}</span> {AUDIT_SENTENCES[entry.action](entry.subject)}
              </p>
              <time className="text-ink-2 tabular-nums" dateTime={entry.at}>
                {momentTimeText(entry.at)}
              </time>
              {entry.reason ? <p className="w-full text-ink-2 wrap-anywhere">{entry.reason}</p> : null}
            </li>
          ))}
        </ol>
      </Card>
      <Pager label={words.pages} onPage={toPage} page={page} total={total} />
    </div>
  );
}
