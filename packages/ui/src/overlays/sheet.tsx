import { Drawer } from "@base-ui/react/drawer";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { type ReactElement, type ReactNode, type RefObject, useSyncExternalStore } from "react";
import { IconButton } from "../icon-button.tsx";
import { DialogNotice } from "./dialog-notice.tsx";

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
  "inset-x-0 bottom-0 max-h-[86dvh] border-t rounded-t-[1.5rem] translate-y-(--drawer-swipe-movement-y) data-ending-style:translate-y-full data-starting-style:translate-y-full";

export interface SheetProps {
  title: ReactNode;
  children: ReactNode;
  /** What it holds says it already: the title is only read aloud, and the button that closes it shows while it has the focus. */
  isTitleHidden?: boolean;
  description?: ReactNode;
  /** Stays in sight under the scrolling part. */
  footer?: ReactNode;
  trigger?: ReactElement;
  /** What gets the focus when it opens; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Whether the page behind is darkened; not where it shows what is being changed. */
  hasScrim?: boolean;
  /** Where there is room: its place and motion, instead of those at the right. */
  roomyStyle?: string;
  /** Where the focus goes when it closes; without it, or with nothing, to where it was, and with false nowhere. */
  finalFocus?: () => HTMLElement | null | false;
}

/** A panel from the right where there is room, and from below on a phone; a swipe the same way puts it back. */
export function Sheet({ trigger, open, onOpenChange, hasScrim = true, ...panel }: SheetProps): ReactNode {
  const isRoomy = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(roomy).matches,
    () => true,
  );
  return (
    <Drawer.Root onOpenChange={onOpenChange} open={open} swipeDirection={isRoomy ? "right" : "down"}>
      {trigger ? <Drawer.Trigger render={trigger} /> : null}
      <Drawer.Portal>
        {hasScrim ? <Drawer.Backdrop className="scrim z-40" /> : null}
        <Drawer.Viewport className="fixed inset-0 z-40">
          <Panel {...panel} isRoomy={isRoomy} />
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

type PanelProps = Omit<SheetProps, "trigger" | "open" | "onOpenChange" | "hasScrim"> & { isRoomy: boolean };

function Panel({ children, footer, initialFocus, finalFocus, roomyStyle, isRoomy, ...heading }: PanelProps): ReactNode {
  return (
    <Drawer.Popup
      className={clsx(
        "fixed flex flex-col border-line bg-surface text-ink shadow-dialog outline-none",
        isRoomy && roomyStyle ? roomyStyle : [motion, isRoomy ? fromSide : fromBelow],
      )}
      finalFocus={finalFocus}
      initialFocus={initialFocus}
    >
      {isRoomy ? null : <div aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-chip bg-line-strong" />}
      <Heading {...heading} />
      <Drawer.Content
        className={clsx(
          "min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-1",
          footer ? "pb-5" : "pb-[calc(1rem+env(safe-area-inset-bottom,0px))]",
        )}
      >
        {children}
      </Drawer.Content>
      <div className="px-5">
        <DialogNotice />
      </div>
      {footer ? (
        <div className="tear flex gap-2 px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom,0px))] [&>*]:grow">{footer}</div>
      ) : null}
    </Drawer.Popup>
  );
}

type HeadingProps = Pick<SheetProps, "title" | "isTitleHidden" | "description">;

function Heading({ title, isTitleHidden = false, description }: HeadingProps): ReactNode {
  return (
    <div className={isTitleHidden ? "px-5" : "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 p-5 pb-3"}>
      <Drawer.Title className={isTitleHidden ? "sr-only" : "self-center text-h2"}>{title}</Drawer.Title>
      <Drawer.Close className={isTitleHidden ? "not-focus-visible:sr-only" : "-my-1 -mr-2"} render={<IconButton label="Close" />}>
        <X aria-hidden="true" />
      </Drawer.Close>
      {description ? <Drawer.Description className="col-span-2 text-ink-2">{description}</Drawer.Description> : null}
    </div>
  );
}
