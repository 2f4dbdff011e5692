import { buttonStyle } from "@fourball/ui/button";
import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { marketplaceTexts } from "./texts.ts";

/** What a card offers besides itself. */
const ACTIONS = "article :is(button, a:not(.stretch-link))";

/** Whether a corner or the center of an element lies over an action of a card. */
function coversAction(element: HTMLElement): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  // It is not drawn where the bottom bar has Create.
  if (width === 0) return false;
  const xs = [left, (left + right) / 2, right - 1];
  const ys = [top, (top + bottom) / 2, bottom - 1];
  return xs.some((x) => ys.some((y) => document.elementsFromPoint(x, y).some((beneath) => beneath.closest(ACTIONS))));
}

/** Hides while an action of a card lies beneath, except from the keyboard. */
export function FloatingCreate(): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const [isInTheWay, setInTheWay] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (link.current) setInTheWay(coversAction(link.current));
      });
    };
    look();
    const changes = new ResizeObserver(look);
    changes.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, []);

  return (
    <Link
      className={buttonStyle({
        size: "large",
        className: `no-print fixed right-6 bottom-6 z-20 pl-5 shadow-popover transition-opacity max-lg:hidden ${
          isInTheWay ? "pointer-events-none opacity-0 focus-visible:pointer-events-auto focus-visible:opacity-100" : ""
        }`,
      })}
      ref={link}
      to="/create"
    >
      <Plus aria-hidden="true" className="size-5" />
      {marketplaceTexts.floatingCreate.shown}
      <span className="sr-only">{marketplaceTexts.floatingCreate.spoken}</span>
    </Link>
  );
}
