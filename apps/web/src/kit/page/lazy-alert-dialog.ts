import { lazy } from "react";

const load = () => import("@fourball/ui/overlays/alert-dialog");

/** The dialog of questions, fetched when it is first shown or preloaded. */
export const AlertDialog = lazy(() => load().then(({ AlertDialog }) => ({ default: AlertDialog })));
export const preloadAlertDialog = (): void => void load();
