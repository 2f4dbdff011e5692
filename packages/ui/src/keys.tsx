import type { ReactNode } from "react";

interface KeysProps {
  /** Keys as they are written on a keyboard, pressed one after the other. */
  keys: readonly string[];
}

/** The keys of a shortcut. Hidden from screen readers, which say `aria-keyshortcuts` or the words beside it. */
export function Keys({ keys }: KeysProps): ReactNode {
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1 coarse:hidden">
      {keys.map((key) => (
        <kbd
          className="min-w-5 rounded-tag border border-line bg-sunken px-1.5 text-center font-[inherit] text-ink-2 text-micro"
          key={key}
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
