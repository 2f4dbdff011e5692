import { Card, TearLine } from "@fourball/ui/card";
import type { ReactNode } from "react";

export type AccountCardProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Where else to go from here. */
  footer?: ReactNode;
};

export function AccountCard({ title, lead, children, footer }: AccountCardProps): ReactNode {
  return (
    <Card>
      <div className="stack gap-5 p-5 sm:p-7">
        <div className="grid gap-2">
          <h1>{title}</h1>
          {lead ? <p className="text-ink-2">{lead}</p> : null}
        </div>
        {children}
      </div>
      {footer ? (
        <>
          <TearLine />
          <p className="px-5 py-4 text-small sm:px-7">{footer}</p>
        </>
      ) : null}
    </Card>
  );
}
