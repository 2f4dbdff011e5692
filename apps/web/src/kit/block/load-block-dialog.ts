import { lazy } from "react";

const load = () => import("./block-dialog.tsx");

/** The dialog is fetched when a pointer or the focus comes near. */
export const BlockDialog = lazy(() => load().then(({ BlockDialog }) => ({ default: BlockDialog })));
export const preloadBlockDialog = (): void => void load();
