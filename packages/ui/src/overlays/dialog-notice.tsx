import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";

type Notice = { type: "success" | "error"; title: string; description: string };

// No toast lies above a dialog: it comes after a dialog that closes by what was done, and is said inside one that stays.
const CLOSES_WITHIN_MS = 1000;
/** A dialog that says itself what failed does so by then. */
const SAYS_WITHIN_MS = 100;

const MARK = "data-dialog-notice";

/** The open ones, the topmost last. */
let open: symbol[] = [];
let notice: Notice | undefined;
let afterwards: (() => void) | undefined;
const listeners = new Set<() => void>();

export const isDialogOpen = (): boolean => open.length > 0;

function setNotice(next: Notice | undefined): void {
  notice = next;
  redrawDialogs();
}

const redrawDialogs = (): void => {
  for (const changed of listeners) changed();
};

/** Shows the toast where no dialog is open, else after it or inside it. */
export function clearOfDialogs(message: Notice, showToast: () => void): void {
  if (open.length === 0) {
    showToast();
    return;
  }
  afterwards = showToast;
  // A new one replaces the one before, which is not to count as said.
  setNotice(undefined);
  // In a dialog that is about to go, it would be gone at once: the toast comes after it, however long that takes.
  const inOneThatStays = (act: () => void, waitMs: number): unknown =>
    setTimeout(() => {
      if (afterwards !== showToast) return;
      if (isOneClosing()) inOneThatStays(act, SAYS_WITHIN_MS);
      else act();
    }, waitMs);
  inOneThatStays(() => setNotice(withoutWhatIsSaid(message)), message.type === "error" ? SAYS_WITHIN_MS : CLOSES_WITHIN_MS);
  inOneThatStays(() => {
    afterwards = undefined;
  }, CLOSES_WITHIN_MS);
}

const isOneClosing = (): boolean => document.querySelector(`[data-closed] [${MARK}]`) !== null;

/** What the open dialog doesn't say itself. */
function withoutWhatIsSaid({ type, title, description }: Notice): Notice | undefined {
  const words = Array.from(document.querySelectorAll(`[${MARK}]`), (mark) => mark.closest("[role$=dialog]")?.textContent ?? "");
  const isSaid = (text: string): boolean => words.some((all) => all.includes(text));
  if (isSaid(title)) return undefined;
  return { type, title, description: isSaid(description) ? "" : description };
}

function opened(dialog: symbol): () => void {
  open = [...open, dialog];
  return () => {
    open = open.filter((other) => other !== dialog);
    // What it said goes on in the one beneath.
    if (open.length > 0) return redrawDialogs();
    const showToast = afterwards;
    afterwards = undefined;
    setNotice(undefined);
    showToast?.();
  };
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** In every dialog: what a toast would say, unless the dialog says it itself. */
export function DialogNotice(): ReactNode {
  const [dialog] = useState(() => Symbol("dialog"));
  const shown = useSyncExternalStore(subscribe, () => (open.at(-1) === dialog ? notice : undefined));
  useEffect(() => opened(dialog), [dialog]);
  return (
    <div aria-live="polite" className="empty:hidden" {...{ [MARK]: "" }}>
      {shown ? <Line {...shown} /> : null}
    </div>
  );
}

function Line({ type, title, description }: Notice): ReactNode {
  const Icon = type === "error" ? CircleAlert : CircleCheck;
  return (
    <div className={clsx("flex items-start gap-1.5 text-small", type === "error" ? "text-danger" : "text-ok")}>
      <Icon aria-hidden="true" className="mt-[0.15em] size-4 shrink-0 stroke-2" />
      <div className="flex flex-wrap gap-x-2">
        <p className="font-semibold">{title}</p>
        <p>{description}</p>
      </div>
    </div>
  );
}
