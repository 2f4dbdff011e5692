import { lazyWithPreload } from "../when-idle.ts";

export const [ReportDialog, preloadReportDialog] = lazyWithPreload(
  async () => (await import("./report-dialog.tsx")).ReportDialog,
);
