import { Popover as BasePopover } from "@base-ui/react/popover";
import { clsx } from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface PopoverProps {
  trigger: ReactElement;
  children: ReactNode;
  title?: ReactNode;
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

export function Popover({
  trigger,
  children,
  title,
  side = "bottom",
  align = "start",
  open,
  onOpenChange,
  className,
}: PopoverProps): ReactNode {
  return (
    <BasePopover.Root onOpenChange={onOpenChange} open={open}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner align={align} className="z-40" collisionPadding={12} side={side} sideOffset={8}>
          <BasePopover.Popup
            className={clsx(
              "popup max-w-[calc(100vw-1.5rem)] p-4 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0",
              className,
            )}
          >
            {title ? <BasePopover.Title className="mb-2 text-h3">{title}</BasePopover.Title> : null}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
