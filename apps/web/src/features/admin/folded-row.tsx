import { RowFace, type RowFaceProps, RowItem, rowStyle } from "@fourball/ui/row-list";
import type { ReactNode } from "react";

type FoldedRowProps = Pick<RowFaceProps, "detail" | "value"> & { name: ReactNode; children: ReactNode };

/** A row of a phone, which unfolds the rest. */
export const FoldedRow = ({ name, children, ...face }: FoldedRowProps): ReactNode => (
  <RowItem>
    <details>
      <summary className={`${rowStyle()} min-h-14`}>
        <RowFace {...face}>{name}</RowFace>
      </summary>
      <div className="px-4 pb-3 text-small">{children}</div>
    </details>
  </RowItem>
);
