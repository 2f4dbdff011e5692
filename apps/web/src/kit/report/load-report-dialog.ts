import { lazy } from "react";

const load = () => import("./report-dialog.tsx");

/** The dialog is fetched when a pointer or the focus comes near. */
export const ReportDialog = lazy(() => load().then(({ ReportDialog }) => ({ default: ReportDialog })));
export const preloadReportDialog = (): void => void load();
