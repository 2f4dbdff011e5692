import type { DisputePage, OpenDispute } from "@fourball/domain/attendance/schema";
import { Card } from "@fourball/ui/card";
import { EmptyState } from "@fourball/ui/empty-state";
import { linkStyle } from "@fourball/ui/navigation/link";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { shortDate, timeText } from "../../../kit/formatting.ts";
import { courseMomentText } from "../../../kit/moments.ts";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { useIsRoomy } from "../../../kit/page/use-is-wide.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { FoldedRow } from "../folded-row.tsx";
import { Pager, PastTheEnd, pageAt } from "../pager.tsx";
import { RowsSkeleton } from "../rows-skeleton.tsx";
import { useAdminSearch } from "../use-admin-search.ts";
import { SettleButton } from "./settle-button.tsx";
import { disputeTexts } from "./texts.ts";

/** What golfers dispute of their records, the oldest first. Golfers add to it, so it is fetched whenever it opens. */
export function DisputesTab(): ReactNode {
  const { page = 1 } = useAdminSearch().search;
  const disputes = trpc.admin.disputes.useQuery(pageAt(page), { placeholderData: keepPreviousData, refetchOnMount: "always" });
  return (
    <QueryBody query={disputes} skeleton={<RowsSkeleton />}>
      {(found) => <Disputes found={found} page={page} />}
    </QueryBody>
  );
}

function Disputes({ found: { items, total }, page }: { found: DisputePage; page: number }): ReactNode {
  const { change } = useAdminSearch();
  const list = useRef<HTMLDivElement>(null);
  useFocusWhenReplaced(list, String(total));
  const toPage = (next: number): void => change({ page: next > 1 ? next : undefined }, { resetScroll: true });
  if (total > 0 && items.length === 0) return <PastTheEnd onFirst={() => toPage(1)} />;
  return (
    <div className="stack gap-4 outline-none" ref={list} tabIndex={-1}>
      {total === 0 ? (
        <EmptyState title={disputeTexts.empty}>{disputeTexts.emptyWords}</EmptyState>
      ) : (
        <Card>
          <ul aria-label={disputeTexts.list}>
            {items.map((dispute) => (
              <Dispute dispute={dispute} key={dispute.id} />
            ))}
          </ul>
        </Card>
      )}
      <Pager label={disputeTexts.pages} onPage={toPage} page={page} total={total} />
    </div>
  );
}

function Dispute({ dispute }: { dispute: OpenDispute }): ReactNode {
  const isRoomy = useIsRoomy();
  const { kind, golferId, golferName, courseName, date } = dispute;
  const when = `${shortDate(date)}, ${timeText(dispute)}`;
  const name = disputeTexts.kind[kind](golferName);
  if (!isRoomy)
    return (
      <FoldedRow detail={`${courseName} · ${when}`} name={name}>
        <div className="stack gap-3">
          <Evidence dispute={dispute} when={when}>
            <Golfer id={golferId}>{golferName}</Golfer>
          </Evidence>
          <Decisions dispute={dispute} />
        </div>
      </FoldedRow>
    );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t px-5 py-4 text-small first:border-t-0">
      <Evidence dispute={dispute} when={when}>
        <h2 className="text-[1rem] wrap-anywhere">
          <Golfer id={golferId}>{name}</Golfer>
        </h2>
      </Evidence>
      <Decisions dispute={dispute} />
    </li>
  );
}

const Golfer = ({ id, children }: { id: string; children: ReactNode }): ReactNode => (
  <Link className={linkStyle()} search={{ tab: "users", user: id }} to="/admin">
    {children}
  </Link>
);

/** Whose record it is, in which game, and what both sides say. */
function Evidence({ dispute, when, children }: { dispute: OpenDispute; when: string; children: ReactNode }): ReactNode {
  const { teeTimeId, courseName, hostName, timeZone, withdrawnAt } = dispute;
  return (
    <div className="grid min-w-0 grow basis-60 justify-items-start gap-1">
      {children}
      <p className="text-ink-2 wrap-anywhere">
        <Link className={linkStyle()} params={{ teeTimeId }} to="/tee-times/$teeTimeId">
          {disputeTexts.game(courseName, when, hostName)}
        </Link>
      </p>
      <p className="text-ink-2">{withdrawnAt ? disputeTexts.left(courseMomentText(withdrawnAt, timeZone)) : witness(dispute)}</p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{disputeTexts.wrote(dispute.dispute)}</p>
      <p className="text-ink-2 text-micro">{disputeTexts.since(courseMomentText(dispute.disputedAt, timeZone))}</p>
    </div>
  );
}

const Decisions = ({ dispute: { id, golferName } }: { dispute: OpenDispute }): ReactNode => (
  <div className="flex gap-2">
    <SettleButton decision="kept" golferName={golferName} recordId={id} words={disputeTexts.keep} />
    <SettleButton decision="removed" golferName={golferName} recordId={id} words={disputeTexts.remove} />
  </div>
);

const witness = ({ hadWitness }: OpenDispute): string => (hadWitness ? disputeTexts.agreed : disputeTexts.alone);
