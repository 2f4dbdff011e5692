import type { ToastMessage } from "@fourball/ui/overlays/toast";

/** Loaded after the first screen: no toast comes before the first interaction. */
export const loadToasts = () => import("@fourball/ui/overlays/toast");

let regionIsThere: () => void = () => undefined;
const region = new Promise<void>((resolve) => {
  regionIsThere = resolve;
});

/** Called by the frame once a toast has somewhere to appear. */
export const announceToastRegion = (): void => regionIsThere();

/** Shows one toast; a new one replaces it. */
export async function notify(message: ToastMessage): Promise<void> {
  const [{ toastManager }] = await Promise.all([loadToasts(), region]);
  toastManager.show(message);
}
