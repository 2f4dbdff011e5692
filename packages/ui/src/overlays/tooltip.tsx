import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

export interface TooltipProps {
  /** Repeats or adds to what the control already says; a tooltip never replaces an accessible name. */
  text: ReactNode;
  children: ReactElement;
  side?: "top" | "bottom" | "left" | "right";
}

export function Tooltip({ text, children, side = "top" }: TooltipProps): ReactNode {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className="z-50" collisionPadding={8} side={side} sideOffset={6}>
          <BaseTooltip.Popup className="max-w-72 rounded-tag bg-ink px-2.5 py-1.5 text-paper text-small transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
