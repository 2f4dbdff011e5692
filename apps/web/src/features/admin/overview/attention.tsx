import { ATTENTION_DAYS } from "@fourball/domain/admin/schema";
import { Link, linkOptions } from "@tanstack/react-router";
import ChevronRight from "lucide-react/icons/chevron-right";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { adminTexts } from "../texts.ts";

const words = adminTexts.overview;
const failed = linkOptions({ to: "/admin", search: { tab: "deliveries", state: "failed" } });
const disputes = linkOptions({ to: "/admin", search: { tab: "disputes" } });
const reports = linkOptions({ to: "/admin", search: { tab: "reports" } });
const guessed = linkOptions({ to: "/admin", search: { tab: "courses", needsTimeZone: true } });
const suspended = linkOptions({ to: "/admin", search: { tab: "users", suspended: true } });

/** What went wrong or is held back, each with its list; nothing when all is well. */
export function Attention(): ReactNode {
  const { data } = trpc.admin.attention.useQuery(undefined, { refetchOnMount: "always" });
  if (!data || Object.values(data).every((count) => count === 0)) return null;
  const { openReports, openDisputes, failedDeliveries, suspendedUsers, guessedTimeZones } = data;
  return (
    <section aria-labelledby="attention" className="rounded-card border border-line-strong bg-surface shadow-card">
      <h2 className="px-4 pt-3 pb-2 text-h3 sm:px-5" id="attention">
        {words.attention}
      </h2>
      <ul>
        {openReports > 0 ? <Row target={reports}>{words.openReports(openReports)}</Row> : null}
        {openDisputes > 0 ? <Row target={disputes}>{words.openDisputes(openDisputes)}</Row> : null}
        {failedDeliveries > 0 ? <Row target={failed}>{words.failedDeliveries(failedDeliveries, ATTENTION_DAYS)}</Row> : null}
        {suspendedUsers > 0 ? <Row target={suspended}>{words.suspendedUsers(suspendedUsers)}</Row> : null}
        {guessedTimeZones > 0 ? <Row target={guessed}>{words.guessedTimeZones(guessedTimeZones)}</Row> : null}
      </ul>
    </section>
  );
}

type Target = typeof failed | typeof reports | typeof disputes | typeof suspended | typeof guessed;

function Row({ target, children }: { target: Target; children: string }): ReactNode {
  return (
    <li>
      <Link
        {...target}
        className="flex min-h-11 items-center gap-3 border-line border-t px-4 py-2 text-ink text-small no-underline -outline-offset-2 hover:bg-sunken sm:px-5"
        resetScroll={false}
      >
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 stroke-2 text-warn" />
        <span className="grow">{children}</span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 stroke-2 text-ink-2" />
      </Link>
    </li>
  );
}
