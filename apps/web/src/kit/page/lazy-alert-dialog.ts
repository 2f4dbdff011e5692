import { lazyWithPreload } from "../when-idle.ts";

/** The dialog of questions. */
export const [AlertDialog, preloadAlertDialog] = lazyWithPreload(
  async () => (await import("@fourball/ui/overlays/alert-dialog")).AlertDialog,
);
