import { clsx } from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Card } from "./card.tsx";

export interface RowListProps {
  /** The id of the heading above. */
  labelledBy: string;
  /** `RowItem`s. */
  children: ReactNode;
}

/** Things that can be opened, one a row, in the place of a card for each. */
export function RowList({ labelledBy, children }: RowListProps): ReactNode {
  return (
    <Card>
      <ul aria-labelledby={labelledBy}>{children}</ul>
    </Card>
  );
}

export const RowItem = ({ children }: { children: ReactNode }): ReactNode => <li className="[&+&]:tear">{children}</li>;

/** The look of the link or button of a row, whose content is a `RowFace`. */
export const rowStyle = (tone: "plain" | "danger" = "plain"): string =>
  clsx(
    "flex min-h-12 w-full items-center gap-3.25 px-4 py-2 text-left font-medium text-[0.9375rem] no-underline hover:bg-sunken focus-visible:-outline-offset-2",
    tone === "danger" ? "text-danger" : "text-ink",
  );

export interface RowFaceProps {
  icon?: ReactNode;
  children: ReactNode;
  /** The one fact under the name. */
  detail?: ReactNode;
  /** What it is set to. */
  value?: string | undefined;
}

/** In the `summary` of a `details`, the arrow turns down while that is open. */
export function RowFace({ icon, children, detail, value }: RowFaceProps): ReactNode {
  return (
    <>
      {icon ? (
        <span aria-hidden="true" className="grid shrink-0 [&_svg]:size-5 [&_svg]:stroke-[1.75]">
          {icon}
        </span>
      ) : null}
      {detail === undefined ? (
        <span className="min-w-0 grow wrap-anywhere">{children}</span>
      ) : (
        <span className="grid min-w-0 grow wrap-anywhere">
          <span className="font-semibold leading-tight">{children}</span>
          <span className="truncate font-normal text-ink-2 text-small leading-tight">{detail}</span>
        </span>
      )}
      {value ? (
        <span className="max-w-2/5 shrink-0 truncate font-normal text-ink-2 text-small first-letter:uppercase">{value}</span>
      ) : null}
      <ChevronRight aria-hidden="true" className="[[open]>summary>&]:rotate-90 size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
    </>
  );
}
