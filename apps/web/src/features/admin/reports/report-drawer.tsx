import { Sheet } from "@fourball/ui/overlays/sheet";
import { skipToken } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { QueryBody } from "../../../kit/page/query-body.tsx";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useAdminSearch } from "../use-admin-search.ts";
import { ReportContent } from "./report-content.tsx";
import { personText } from "./report-state.tsx";
import { texts } from "./texts.ts";

/** Opens from the address, so that admins can send each other a link. */
export function ReportDrawer(): ReactNode {
  const { search, change } = useAdminSearch();
  const [last, setLast] = useState(search.report);
  // Kept while it closes.
  if (search.report !== undefined && search.report !== last) setLast(search.report);
  const shown = search.report ?? last;
  const report = trpc.admin.report.useQuery(shown ? { reportId: shown } : skipToken);
  return (
    <Sheet
      onOpenChange={(open) => open || change({ report: undefined })}
      open={search.report !== undefined}
      title={report.data ? texts.title(personText(report.data.reported)) : texts.loadingTitle}
    >
      <QueryBody failed={texts.failed} query={report}>
        {(found) => <ReportContent key={found.id} report={found} />}
      </QueryBody>
    </Sheet>
  );
}
