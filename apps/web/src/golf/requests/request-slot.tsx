import { type ReactNode, useEffect, useRef } from "react";
import { FOLD_MS } from "./use-answers.ts";

type RequestSlotProps = {
  requestId: string;
  isFolding: boolean;
  children: ReactNode;
};

/** The place of a request in its list, which folds at the end. */
export function RequestSlot({ requestId, isFolding, children }: RequestSlotProps): ReactNode {
  const slot = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const row = slot.current;
    if (!isFolding || !row) return;
    row.style.height = `${row.offsetHeight}px`;
    // Read, so that the browser starts from here.
    void row.offsetHeight;
    row.style.transition = ["height", "padding-block", "opacity"].map((name) => `${name} ${FOLD_MS}ms var(--ease-swing)`).join();
    Object.assign(row.style, { height: "0", paddingBlock: "0", opacity: "0" });
  }, [isFolding]);

  return (
    <li className="tear flex overflow-clip py-3" data-request={requestId} ref={slot}>
      {children}
    </li>
  );
}
