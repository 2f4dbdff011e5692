import { lazy } from "react";

const load = () => import("./request-dialog.tsx");

/** The dialog is fetched when a pointer or the focus comes near. */
export const RequestDialog = lazy(() => load().then(({ RequestDialog }) => ({ default: RequestDialog })));
export const preloadRequestDialog = (): void => void load();
