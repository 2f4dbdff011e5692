import type { ReactNode } from "react";

export type AccountCardProps = {
  title: string;
  lead?: ReactNode;
  /** What the visitor was about to do. */
  waiting?: ReactNode;
  /** They name the page in the place of its title. */
  tabs?: ReactNode;
  children: ReactNode;
  /** Where else to go from here. */
  footer?: ReactNode;
};

export function AccountCard({ title, lead, waiting, tabs, children, footer }: AccountCardProps): ReactNode {
  return (
    <div className="stack gap-5">
      {waiting}
      {tabs}
      <div className={tabs ? "sr-only" : "grid gap-2"}>
        <h1>{title}</h1>
        {lead ? <p className="text-ink-2">{lead}</p> : null}
      </div>
      {children}
      {footer ? <p className="pt-1 text-small">{footer}</p> : null}
    </div>
  );
}
