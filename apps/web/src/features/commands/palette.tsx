import { CommandPalette } from "@fourball/ui/overlays/command-palette";
import { type ReactNode, useState } from "react";
import { commandTexts } from "./texts.ts";
import { useCommands } from "./use-commands.tsx";

type PaletteProps = { onClose: () => void; onShortcuts: () => void };

/** Open while it is mounted. */
export function Palette({ onClose, onShortcuts }: PaletteProps): ReactNode {
  const [query, setQuery] = useState("");
  const groups = useCommands(query.trim(), onShortcuts);
  return (
    <CommandPalette
      emptyText={commandTexts.none}
      groups={groups}
      label={commandTexts.label}
      onOpenChange={(open) => open || onClose()}
      onQueryChange={setQuery}
      open
      placeholder={commandTexts.placeholder}
      query={query}
    />
  );
}
