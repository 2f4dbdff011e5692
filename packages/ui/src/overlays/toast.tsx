import { Toast } from "@base-ui/react/toast";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { type ReactNode, useSyncExternalStore } from "react";
import { IconButton } from "../icon-button.tsx";
import { clearOfDialogs } from "./dialog-notice.tsx";

export interface ToastMessage {
  type: "success" | "error";
  /** What there is to say, the headline. */
  title: string;
  /** What is smaller beside it. */
  description?: string;
  /** Milliseconds on screen; 0 stays until closed. Hover and focus hold the clock. */
  timeout?: number;
}

const manager = Toast.createToastManager();
const theOnlyOne = "the-only-one";

/** One toast at a time, from anywhere; a new one replaces it in place. None lies above a dialog. */
export const toastManager = {
  show({ timeout = 5000, description = "", ...message }: ToastMessage): void {
    clearOfDialogs({ ...message, description }, () => {
      const bottom = freePlace();
      document.documentElement.style.setProperty("--toast-bottom", bottom === undefined ? "" : `${bottom}px`);
      manager.add({ ...message, description, timeout, id: theOnlyOne });
    });
  },
  close(): void {
    manager.close(theOnlyOne);
  },
};

const SAID_MS = 5000;
let said = { text: "", count: 0 };
const listeners = new Set<() => void>();

function setSaid(text: string): void {
  said = { text, count: said.count + 1 };
  for (const changed of listeners) changed();
}

/** For screen readers alone, where the screen shows what was done. */
export function say(text: string): void {
  setSaid(text);
  const { count } = said;
  setTimeout(() => count === said.count && setSaid(""), SAID_MS);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function Said(): ReactNode {
  const { text, count } = useSyncExternalStore(subscribe, () => said);
  return (
    <div aria-live="polite" className="sr-only">
      {text ? <p key={count}>{text}</p> : null}
    </div>
  );
}

const place =
  "toast-place fixed inset-x-4 bottom-(--toast-bottom,calc(5rem+env(safe-area-inset-bottom,0px))) z-30 outline-none sm:right-6 sm:left-auto sm:w-96";

/** Rendered once for the app. */
export function ToastRegion(): ReactNode {
  return (
    <>
      <Toast.Provider limit={1} toastManager={manager}>
        <Toast.Portal>
          <Toast.Viewport className={place}>
            <CurrentToast />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
      <Said />
    </>
  );
}

function CurrentToast(): ReactNode {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      className="popup transition-[opacity,translate] duration-200 ease-swing data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0"
      key={toast.id}
      toast={toast}
    >
      <Toast.Content className="flex min-h-10 items-center gap-2.5 pr-1 pl-3.5">
        {toast.type === "error" ? (
          <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 stroke-2 text-danger" />
        ) : (
          <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 stroke-2 text-ok" />
        )}
        <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 py-2">
          <Toast.Title className="font-semibold text-small" render={<p />} />
          <Toast.Description className="text-ink-2 text-micro" />
        </div>
        <Toast.Close aria-hidden={false} render={<IconButton className="-my-2" label="Close" size="small" />}>
          <X aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

const CONTROLS =
  "a, button, input, textarea, select, label, summary, [role=radio], [role=tab], [role=switch], [role=checkbox], [role=slider]";

/** A toast of one line, and how far it stays from the edges: in a corner where there is room, else across. */
const HEIGHT = 44;
const WIDTH = 384;
const PHONE = { below: 640, edge: 16 };
const EDGE = 24;
const STEP = 16;

/** How far from the bottom, in px, a toast lies over no control, and over no card or row that is a link, if there is such a place. */
function freePlace(): number | undefined {
  const isPhone = window.innerWidth < PHONE.below;
  const edge = isPhone ? PHONE.edge : EDGE;
  const right = window.innerWidth - edge;
  const left = isPhone ? edge : right - WIDTH;
  const places: number[] = [];
  for (let bottom = edge; bottom < window.innerHeight - edge - HEIGHT; bottom += STEP) places.push(bottom);
  const isFree = (bottom: number, controls: string): boolean => {
    const lowest = window.innerHeight - bottom;
    return [lowest - HEIGHT, lowest - HEIGHT / 2, lowest].every((y) => {
      for (let x = left; x <= right; x += STEP * 2) if (document.elementFromPoint(x, y)?.closest(controls)) return false;
      return true;
    });
  };
  return (
    places.find((bottom) => isFree(bottom, CONTROLS)) ??
    places.find((bottom) => isFree(bottom, `:is(${CONTROLS}):not(.stretch-link)`))
  );
}
