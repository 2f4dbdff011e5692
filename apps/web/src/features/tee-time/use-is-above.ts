import { useEffect, useEffectEvent, useState } from "react";

/** Whether an element, which may come later than the page, has left the window at its top. */
export function useIsAbove(find: () => Element | null): boolean {
  const [isAbove, setAbove] = useState(false);
  const look = useEffectEvent(() => {
    const element = find();
    setAbove(element !== null && element.getBoundingClientRect().bottom <= 0);
  });
  useEffect(() => {
    look();
    const listener = () => look();
    addEventListener("scroll", listener, { passive: true });
    return () => removeEventListener("scroll", listener);
  }, []);
  return isAbove;
}
