import type { ReactNode } from "react";
import { CountBadge } from "./icon-button.tsx";

/** Equal columns of `IconRowItem`s. */
export function IconRow({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <ul aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1 *:grid">
      {children}
    </ul>
  );
}

/** The look of a link or a button whose content is an `IconRowFace`. */
export const iconRowStyle =
  "group/action grid justify-items-center gap-1.25 rounded-control font-semibold text-[0.78rem] text-ink leading-tight no-underline";

export interface IconRowFaceProps {
  icon: ReactNode;
  children: ReactNode;
  /** How much is new; say what it means in the name of the link. */
  count?: number;
}

/** A round icon over its label. */
export function IconRowFace({ icon, children, count = 0 }: IconRowFaceProps): ReactNode {
  return (
    <>
      <span className="relative grid size-11 place-items-center rounded-chip border border-line-strong bg-surface transition-colors group-hover/action:border-ink-2 group-hover/action:bg-sunken [&_svg]:size-5 [&_svg]:stroke-[1.75]">
        {icon}
        <span className="absolute -top-1 -right-1 size-6">
          <CountBadge>{count}</CountBadge>
        </span>
      </span>
      <span>{children}</span>
    </>
  );
}
