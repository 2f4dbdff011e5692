import type { ToastMessage } from "@fourball/ui/toast";

/** Toasts come after the first screen: nothing is said before somebody does something. */
export const loadToasts = () => import("@fourball/ui/toast");

let regionIsThere: () => void = () => undefined;
const region = new Promise<void>((resolve) => {
  regionIsThere = resolve;
});

/** Called by the frame once a toast has somewhere to appear. */
export const announceToastRegion = (): void => regionIsThere();

/** Says one thing; new words replace old ones. */
export async function notify(message: ToastMessage): Promise<void> {
  const [{ toastManager }] = await Promise.all([loadToasts(), region]);
  toastManager.show(message);
}
