import { Drawer } from "@base-ui/react/drawer";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { type ReactElement, type ReactNode, useSyncExternalStore } from "react";
import { IconButton } from "../icon-button.tsx";

const roomy = "(width >= 40rem)";

function watchWidth(changed: () => void): () => void {
  const media = window.matchMedia(roomy);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

const motion = "transition-transform duration-[280ms] ease-swing data-swiping:duration-0 data-swiping:select-none";
const fromSide =
  "inset-y-0 right-0 w-[26rem] max-w-[calc(100vw-3rem)] border-l rounded-l-card translate-x-(--drawer-swipe-movement-x) data-ending-style:translate-x-full data-starting-style:translate-x-full";
const fromBelow =
  "inset-x-0 bottom-0 max-h-[86dvh] border-t rounded-t-card translate-y-(--drawer-swipe-movement-y) data-ending-style:translate-y-full data-starting-style:translate-y-full";

export interface SheetProps {
  title: ReactNode;
  children: ReactNode;
  description?: ReactNode;
  /** Stays in sight under the scrolling part. */
  footer?: ReactNode;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  closeLabel?: string;
}

/** A panel from the right where there is room, and from below on a phone; a swipe the same way puts it back. */
export function Sheet({
  title,
  children,
  description,
  footer,
  trigger,
  open,
  onOpenChange,
  closeLabel = "Close",
}: SheetProps): ReactNode {
  const isRoomy = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(roomy).matches,
    () => true,
  );
  return (
    <Drawer.Root onOpenChange={onOpenChange} open={open} swipeDirection={isRoomy ? "right" : "down"}>
      {trigger ? <Drawer.Trigger render={trigger} /> : null}
      <Drawer.Portal>
        <Drawer.Backdrop className="scrim z-40" />
        <Drawer.Viewport className="fixed inset-0 z-40">
          <Drawer.Popup
            className={clsx(
              "fixed flex flex-col border-line bg-surface text-ink shadow-dialog outline-none",
              motion,
              isRoomy ? fromSide : fromBelow,
            )}
          >
            {isRoomy ? null : <div aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 rounded-chip bg-line-strong" />}
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 p-5 pb-3">
              <Drawer.Title className="self-center text-h2">{title}</Drawer.Title>
              <Drawer.Close className="-my-1 -mr-2" render={<IconButton label={closeLabel} />}>
                <X aria-hidden="true" />
              </Drawer.Close>
              {description ? <Drawer.Description className="col-span-2 text-ink-2">{description}</Drawer.Description> : null}
            </div>
            <Drawer.Content className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-1 pb-5">{children}</Drawer.Content>
            {footer ? (
              <div className="tear flex gap-2 px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom,0px))] [&>*]:grow">{footer}</div>
            ) : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
