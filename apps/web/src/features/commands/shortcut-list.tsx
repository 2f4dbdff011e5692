import { Keys } from "@fourball/ui/keys";
import { Dialog } from "@fourball/ui/overlays/dialog";
import type { ReactNode } from "react";
import { commandKey } from "../../kit/command-key.ts";
import { shortcutsAreOn } from "../../kit/keyboard-shortcuts.ts";
import { commandTexts } from "./texts.ts";

const words = commandTexts.shortcuts;

const shortcuts = [
  { keys: [commandKey(), "K"], joinedBy: words.together, does: words.palette },
  { keys: ["/"], joinedBy: "", does: words.search },
  { keys: ["g", "m"], joinedBy: words.inTurn, does: words.browse },
  { keys: ["g", "d"], joinedBy: words.inTurn, does: words.games },
  { keys: ["c"], joinedBy: "", does: words.create },
  { keys: ["?"], joinedBy: "", does: words.list },
];

export function ShortcutList({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <Dialog
      description={shortcutsAreOn() ? words.off : words.turnedOff}
      onOpenChange={(open) => open || onClose()}
      open
      title={words.title}
    >
      <dl className="grid grid-cols-[1fr_auto] text-small">
        {shortcuts.map(({ keys, joinedBy, does }) => (
          <div
            className="col-span-2 grid grid-cols-subgrid items-center gap-4 border-line border-t py-2 first:border-t-0"
            key={does}
          >
            <dt>{does}</dt>
            <dd>
              <span className="sr-only">{keys.join(` ${joinedBy} `)}</span>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
