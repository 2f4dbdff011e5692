import { RowFace, RowItem, rowStyle } from "@fourball/ui/row-list";
import { type ReactNode, Suspense, useState } from "react";

type RowButtonProps = {
  icon: ReactNode;
  children: ReactNode;
  value?: string | undefined;
  tone?: "plain" | "danger";
  /** The dialog, fetched once it is wanted. */
  dialog: (isOpen: boolean, setOpen: (isOpen: boolean) => void) => ReactNode;
};

/** A row that opens a dialog. */
export function RowButton({ icon, children, value, tone, dialog }: RowButtonProps): ReactNode {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <RowItem>
      <button aria-haspopup="dialog" className={rowStyle(tone)} onClick={() => setOpen(true)} type="button">
        <RowFace icon={icon} value={value}>
          {children}
        </RowFace>
      </button>
      {isOpen !== undefined ? <Suspense>{dialog(isOpen, setOpen)}</Suspense> : null}
    </RowItem>
  );
}
