import type { ToastMessage } from "@fourball/ui/overlays/toast";
import { whenIdle } from "./when-idle.ts";

const loadToasts = () => import("@fourball/ui/overlays/toast");

let firstToast: () => void = () => undefined;
const wanted = new Promise<void>((resolve) => {
  firstToast = resolve;
});

/** The region comes when the browser is idle, or with the first toast. */
export const loadToastRegion = () => Promise.race([whenIdle(), wanted]).then(loadToasts);

let regionIsThere: () => void = () => undefined;
const region = new Promise<void>((resolve) => {
  regionIsThere = resolve;
});

/** Called by the frame once a toast has somewhere to appear. */
export const announceToastRegion = (): void => regionIsThere();

/** Long enough to read one line that the place itself shows too. */
export const SEEN_IN_PLACE_MS = 3000;

/** Tells screen readers what the screen shows by itself. */
export async function announce(text: string): Promise<void> {
  firstToast();
  const [{ say }] = await Promise.all([loadToasts(), region]);
  say(text);
}

/**
 * Shows one toast; a new one replaces it. For what the specification names, for failures, and for what happened out of sight:
 * where the place itself shows the outcome, `announce` is enough.
 */
export async function notify(message: ToastMessage): Promise<void> {
  firstToast();
  const [{ toastManager }] = await Promise.all([loadToasts(), region]);
  toastManager.show(message);
}
