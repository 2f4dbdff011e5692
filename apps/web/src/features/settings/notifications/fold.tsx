import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type ReactNode, useId, useState } from "react";

type FoldProps = { label: string; value: string; children: ReactNode };

/** A row that opens in place. */
export function Fold({ label, value, children }: FoldProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="[&+&]:tear">
      <h3 className="text-body tracking-normal">
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left font-semibold hover:bg-sunken focus-visible:-outline-offset-2"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          <span className="grow">{label}</span>
          <span className="shrink-0 font-normal text-ink-2 text-small">{value}</span>
          <Chevron aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
        </button>
      </h3>
      <div hidden={!isOpen} id={id}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}
