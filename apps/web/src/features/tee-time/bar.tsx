import { Message } from "@fourball/ui/message";
import type { ReactNode } from "react";

type BarProps = {
  title?: string;
  text?: string | undefined;
  isOffer?: boolean;
  refusal?: string | undefined;
  children: ReactNode;
};

/** The bar of a phone: what the viewer is to know, and the one action beside it. */
export function Bar({ title, text, isOffer = false, refusal, children }: BarProps): ReactNode {
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-20 grid gap-2 border-line border-t bg-surface px-4 pt-2.5 pb-[calc(0.75rem+env(safe-area-inset-bottom,0px))] sm:hidden">
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <div className="flex items-center gap-4">
        <p className="min-w-0 max-w-3/5 text-ink-2 text-small">
          {title ? <span className={`block font-semibold ${isOffer ? "text-flag-text" : "text-primary"}`}>{title}</span> : null}
          {text}
        </p>
        <div className="shrink-0 grow">{children}</div>
      </div>
    </div>
  );
}
