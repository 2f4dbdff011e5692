import { type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

const GAP = 16;

type SpotlightProps = {
  /** Something in the chosen message, and something in the sheet. */
  inMessage: RefObject<HTMLElement | null>;
  inSheet: RefObject<HTMLElement | null>;
};

/**
 * For as long as a sheet is open over the messages: the chosen one is above it, and a veil is over the others. Their words keep
 * their contrast, which half of their opacity would take.
 */
export function Spotlight({ inMessage, inSheet }: SpotlightProps): ReactNode {
  const [veiled, setVeiled] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const message = inMessage.current?.closest<HTMLElement>("[data-chosen]");
    const sheet = inSheet.current?.closest<HTMLElement>("[role=dialog]");
    const log = message?.closest<HTMLElement>("[role=log]");
    if (!message || !sheet || !log) return;
    setVeiled(log);
    const { top, bottom } = message.getBoundingClientRect();
    const room = top - (log.parentElement?.getBoundingClientRect().top ?? 0);
    const covered = bottom + GAP - (window.innerHeight - sheet.offsetHeight);
    log.style.translate = `0 ${-Math.max(0, Math.min(covered, room))}px`;
    return () => {
      log.style.translate = "";
    };
  }, [inMessage, inSheet]);
  return veiled ? createPortal(<div aria-hidden="true" className="absolute inset-0 bg-paper opacity-60" />, veiled) : null;
}
