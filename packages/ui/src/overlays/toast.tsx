import { Toast } from "@base-ui/react/toast";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";

export interface ToastMessage {
  type: "success" | "error";
  title: string;
  description?: string;
  /** Milliseconds on screen; 0 stays until closed. Hover and focus hold the clock. */
  timeout?: number;
}

const manager = Toast.createToastManager();
const theOnlyOne = "the-only-one";

/** One toast at a time, from anywhere; a new one replaces it in place. */
export const toastManager = {
  show({ timeout = 5000, ...message }: ToastMessage): void {
    document.documentElement.toggleAttribute("data-toast-above", coversWhatWasUsed());
    manager.add({ ...message, description: message.description ?? "", timeout, id: theOnlyOne });
  },
  close(): void {
    manager.close(theOnlyOne);
  },
};

const place =
  "toast-place fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom,0px))] z-50 outline-none sm:right-6 sm:bottom-6 sm:left-auto sm:w-96";

/** About what a toast takes at the top and at the bottom, with what is fixed there, and in the corner of a wide window. */
const ROOM = 180;
const CORNER = 410;

/** Whether what holds the focused control ends where a toast appears, and leaves room above. */
function coversWhatWasUsed(): boolean {
  const used = document.activeElement?.closest("article, section, li")?.getBoundingClientRect();
  if (!used) return false;
  const isBeneath = used.bottom > window.innerHeight - ROOM && used.right > window.innerWidth - CORNER;
  return isBeneath && used.top > ROOM;
}

/** Rendered once for the app. */
export function ToastRegion({ closeLabel = "Close" }: { closeLabel?: string }): ReactNode {
  return (
    <Toast.Provider limit={1} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className={place}>
          <CurrentToast closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function CurrentToast({ closeLabel }: { closeLabel: string }): ReactNode {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      className="popup transition-[opacity,translate] duration-200 ease-swing data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0"
      key={toast.id}
      toast={toast}
    >
      <Toast.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
        {toast.type === "error" ? (
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-danger" />
        ) : (
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ok" />
        )}
        <div className="min-w-0 grow self-center">
          <Toast.Title className="font-semibold text-body" render={<p />} />
          <Toast.Description className="text-ink-2 text-small" />
        </div>
        <Toast.Close aria-hidden={false} render={<IconButton className="-my-1" label={closeLabel} />}>
          <X aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
