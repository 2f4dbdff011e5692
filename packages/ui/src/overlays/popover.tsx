import { Popover as BasePopover } from "@base-ui/react/popover";
import { clsx } from "clsx";
import type { ReactElement, ReactNode, RefObject } from "react";

type Opener =
  | { trigger: ReactElement; anchor?: never }
  /** Something that opens it by itself, such as a link; it gets the focus back. */
  | { anchor: RefObject<HTMLElement | null>; trigger?: never };

export type PopoverProps = Opener & {
  children: ReactNode;
  title?: ReactNode;
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
};

export function Popover({ trigger, anchor, align = "start", open, onOpenChange, ...parts }: PopoverProps): ReactNode {
  return (
    <BasePopover.Root
      onOpenChange={(next, { event, reason }) => {
        // The press on the anchor is the anchor's own; Escape closes wherever the focus is.
        if (reason !== "escape-key" && event.target instanceof Node && anchor?.current?.contains(event.target)) return;
        onOpenChange?.(next);
      }}
      open={open}
    >
      {trigger ? <BasePopover.Trigger render={trigger} /> : null}
      <BasePopover.Portal>
        <BasePopover.Positioner
          align={align}
          anchor={anchor}
          className="z-40"
          collisionAvoidance={{ fallbackAxisSide: "none" }}
          collisionPadding={12}
          sideOffset={8}
        >
          <BasePopover.Popup
            className={clsx(
              "popup max-w-[calc(100vw-1.5rem)] p-4 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0",
              parts.className,
            )}
            finalFocus={anchor}
          >
            {parts.title ? <BasePopover.Title className="mb-2 text-h3">{parts.title}</BasePopover.Title> : null}
            {parts.children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
