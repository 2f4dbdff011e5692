import { type ReactNode, Suspense, useState } from "react";
import { lazyWithPreload } from "../when-idle.ts";
import type { ShareWords } from "./share-words.ts";

const [ShareDialog, preload] = lazyWithPreload(async () => (await import("./share-dialog.tsx")).ShareDialog);

type Share = {
  /** For the button that shares. */
  button: { onClick: () => void; onFocus: () => void; onPointerEnter: () => void; "aria-haspopup": "dialog" | undefined };
  /** Beside the button. */
  dialog: ReactNode;
};

/** Through the sheet of the system where there is one, otherwise as a link and a code. */
export function useShare({ title, url, words }: { title: string; url: string; words: ShareWords }): Share {
  const [isShown, setShown] = useState(false);
  const hasSheet = "share" in navigator;

  function share(): void {
    if (!hasSheet) setShown(true);
    // Closing the sheet is no failure; anything else ends in the dialog.
    else navigator.share({ title, url }).catch((error: unknown) => setShown(!isAbort(error)));
  }

  return {
    button: { onClick: share, ...preload, "aria-haspopup": hasSheet ? undefined : "dialog" },
    dialog: isShown ? (
      <Suspense>
        <ShareDialog onClose={() => setShown(false)} title={title} url={url} words={words} />
      </Suspense>
    ) : null,
  };
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
