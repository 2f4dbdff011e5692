import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { Keys } from "../keys.tsx";

export type Command = {
  id: string;
  label: string;
  /** Other words that find it. */
  keywords?: string;
  /** Found by every query, such as a search for the query itself. */
  isAlwaysFound?: boolean;
  icon?: ReactNode;
  hint?: string;
  /** The keys that do the same without the palette: `["g", "m"]` one after the other. */
  keys?: readonly string[];
  run: () => void;
};

export type CommandGroup = { label: string; items: Command[] };

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name of the dialog and of its field. */
  label: string;
  placeholder: string;
  emptyText: string;
  groups: readonly CommandGroup[];
  query: string;
  onQueryChange: (query: string) => void;
}

/** Type to find a command, Enter to run it. Every word of the query must be found. */
export function CommandPalette({ open, onOpenChange, label, ...found }: CommandPaletteProps): ReactNode {
  return (
    <BaseDialog.Root onOpenChange={onOpenChange} open={open}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="scrim z-40" />
        <BaseDialog.Viewport className="fixed inset-0 z-40 grid items-start justify-items-center p-4 pt-[12dvh]">
          <BaseDialog.Popup
            aria-label={label}
            className="w-full max-w-xl overflow-hidden rounded-card border border-line bg-surface text-ink shadow-dialog outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Commands close={() => onOpenChange(false)} label={label} {...found} />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

type CommandsProps = Omit<CommandPaletteProps, "open" | "onOpenChange"> & { close: () => void };

function Commands({ close, label, placeholder, emptyText, groups, query, onQueryChange }: CommandsProps): ReactNode {
  const { contains } = Autocomplete.useFilter({ sensitivity: "base" });
  const matches = ({ label, keywords = "", isAlwaysFound = false }: Command, typed: string): boolean =>
    isAlwaysFound ||
    typed
      .trim()
      .split(/\s+/)
      .every((word) => contains(`${label} ${keywords}`, word));
  return (
    <Autocomplete.Root
      autoHighlight="always"
      filter={matches}
      inline
      items={groups}
      itemToStringValue={(command: Command) => command.label}
      keepHighlight
      onValueChange={(typed, { reason }) => {
        // Choosing a command would put its label into the field.
        if (reason !== "item-press") onQueryChange(typed);
      }}
      open
      value={query}
    >
      <div className="relative border-line border-b">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-[1.125rem] stroke-[1.75] text-ink-2"
        />
        <Autocomplete.Input
          aria-label={label}
          className="h-14 w-full bg-transparent pr-4 pl-11 text-body outline-none placeholder:text-ink-2"
          maxLength={100}
          placeholder={placeholder}
        />
      </div>
      <Autocomplete.Empty className="text-ink-2 text-small">
        <span className="block px-4 py-5">{emptyText}</span>
      </Autocomplete.Empty>
      <Autocomplete.List className="max-h-[min(55dvh,24rem)] overflow-y-auto overscroll-contain p-1.5 empty:hidden">
        {(group: CommandGroup) => <Group close={close} group={group} key={group.label} />}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

const Group = ({ group: { label, items }, close }: { group: CommandGroup; close: () => void }): ReactNode => (
  <Autocomplete.Group items={items}>
    <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 font-semibold text-ink-2 text-micro">{label}</Autocomplete.GroupLabel>
    <Autocomplete.Collection>
      {(command: Command) => (
        <Autocomplete.Item
          className="option text-small coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]"
          key={command.id}
          onClick={() => {
            close();
            command.run();
          }}
          value={command}
        >
          {command.icon}
          <span className="min-w-0 grow truncate">{command.label}</span>
          {command.hint ? <span className="shrink-0 text-ink-2">{command.hint}</span> : null}
          {command.keys ? <Keys keys={command.keys} /> : null}
        </Autocomplete.Item>
      )}
    </Autocomplete.Collection>
  </Autocomplete.Group>
);
