import { type ReactNode, useEffect, useRef } from "react";

/** A URL that fails without network and without a console error. */
export const NOT_A_PICTURE = "data:image/png,none";

/** Every picture inside fails to load. */
export function CannotLoad({ className, children }: { className: string; children: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fail = (): void => {
      frame.current?.querySelector("img")?.dispatchEvent(new Event("error"));
    };
    const observer = new MutationObserver(fail);
    if (frame.current) observer.observe(frame.current, { childList: true, subtree: true });
    fail();
    return () => observer.disconnect();
  }, []);
  return (
    <div className={className} ref={frame}>
      {children}
    </div>
  );
}
