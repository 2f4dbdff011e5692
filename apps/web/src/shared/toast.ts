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

/** Shows one toast; a new one replaces it. */
export async function notify(message: ToastMessage): Promise<void> {
  firstToast();
  const [{ toastManager }] = await Promise.all([loadToasts(), region]);
  toastManager.show(message);
}
