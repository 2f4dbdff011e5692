import { Button, buttonStyle } from "@fourball/ui/button";
import { DialogClose, DialogFooter } from "@fourball/ui/overlays/dialog";
import Copy from "lucide-react/icons/copy";
import type { ReactNode } from "react";
import { copyLink } from "../../kit/copy-link.ts";
import { useFocusAtFirst } from "../../kit/page/use-focus-at-first.ts";
import { texts } from "./texts.ts";

/** What happens next, and where a guest without an account sees it. */
export function GuestRequestSent({ path }: { path: string }): ReactNode {
  const title = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <div className="stack gap-3">
      <h3 className="outline-none" ref={title} tabIndex={-1}>
        {texts.sent.title}
      </h3>
      <ol className="grid list-decimal gap-1.5 pl-5 text-ink-2">
        {texts.sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <DialogFooter>
        <DialogClose>{texts.sent.done}</DialogClose>
        <Button onClick={() => void copyLink(window.location.origin + path, texts.sent.copied)} variant="secondary">
          <Copy aria-hidden="true" className="size-4 stroke-[1.75]" />
          {texts.sent.copy}
        </Button>
        <a className={buttonStyle()} href={path}>
          {texts.sent.see}
        </a>
      </DialogFooter>
    </div>
  );
}
