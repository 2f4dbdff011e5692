import { lazyWithPreload } from "../when-idle.ts";

export const [BlockDialog, preloadBlockDialog] = lazyWithPreload(async () => (await import("./block-dialog.tsx")).BlockDialog);
