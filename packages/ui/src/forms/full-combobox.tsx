import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { type ReactNode, startTransition, useContext, useLayoutEffect, useMemo, useOptimistic, useRef } from "react";
import { Spinner } from "../spinner.tsx";
import type { ComboboxProps } from "./combobox-props.ts";
import { FieldContext, useFieldControl } from "./field-control.ts";

export interface FullComboboxProps<Item> extends ComboboxProps<Item> {
  /** What happened in its place before it came. */
  before: { typed: string | undefined; hadFocus: boolean; wasPressed: boolean };
}

/** The part of a Combobox that comes when it is used. */
export function FullCombobox<Item>(props: FullComboboxProps<Item>): ReactNode {
  const { items, onValueChange, onSearch, itemKey, itemLabel, groupOf } = props;
  const { typed, wasPressed } = props.before;
  // The list closes and the input names the choice at once; what follows from it may take longer.
  const [value, show] = useOptimistic(props.value);
  const { disabled, ...control } = useFieldControl({ disabled: props.disabled });
  const known = useMemo(
    () => (value === null || items.some((item) => itemKey(item) === itemKey(value)) ? items : [...items, value]),
    [items, value, itemKey],
  );
  const arranged = (all: readonly Item[]) => (groupOf ? grouped(all, groupOf) : [...all]);
  return (
    <BaseCombobox.Root
      defaultInputValue={typed}
      defaultOpen={wasPressed || Boolean(typed)}
      disabled={disabled}
      filter={null}
      filteredItems={arranged(items)}
      isItemEqualToValue={(item: Item, other: Item) => itemKey(item) === itemKey(other)}
      items={arranged(known)}
      itemToStringLabel={itemLabel}
      onInputValueChange={(query, details) => {
        const { reason } = details;
        if (keepsChoice(details)) return;
        // What is typed is painted first, and then the items that fit it.
        if (reason === "input-change" || reason === "input-clear" || reason === "clear-press")
          startTransition(() => onSearch(query));
      }}
      onValueChange={(item, details) => {
        if (keepsChoice(details)) return;
        startTransition(() => {
          show(item);
          onValueChange(item);
        });
      }}
      value={value}
    >
      <Search {...props} control={control} />
      <Options {...props} />
    </BaseCombobox.Root>
  );
}

type SearchProps<Item> = FullComboboxProps<Item> & { control: Omit<ReturnType<typeof useFieldControl>, "disabled"> };

/** The input, with the buttons that clear it and open the list. */
function Search<Item>(props: SearchProps<Item>): ReactNode {
  const { control, label, placeholder, onFocus } = props;
  const { typed, hadFocus } = props.before;
  const input = useRef<HTMLInputElement>(null);
  // The input that it replaces had the focus, with the caret at the end. Before the next key is pressed: a later effect loses one.
  useLayoutEffect(() => {
    if (!hadFocus) return;
    input.current?.focus({ preventScroll: true });
    if (typed !== undefined) input.current?.setSelectionRange(-1, -1);
  }, [hadFocus, typed]);
  const labelId = useContext(FieldContext)?.labelId;
  return (
    <BaseCombobox.InputGroup className="relative">
      <BaseCombobox.Input
        {...control}
        aria-label={label}
        // While the list is open, a label outside of it is hidden from a screen reader: it names the input only by its id.
        aria-labelledby={label ? undefined : labelId}
        className="control pr-20"
        onFocus={({ currentTarget }) => {
          onFocus?.();
          // What is typed replaces the choice.
          currentTarget.select();
        }}
        placeholder={placeholder}
        ref={input}
      />
      <span className="absolute inset-y-0 right-1 flex items-center text-ink-2 [&>button]:grid [&>button]:size-9 [&>button]:place-items-center [&>button]:rounded-tag [&_svg]:size-4 [&_svg]:stroke-2">
        <BaseCombobox.Clear aria-label="Clear" className="hover:bg-sunken data-disabled:hidden">
          <X aria-hidden="true" />
        </BaseCombobox.Clear>
        <BaseCombobox.Trigger aria-label="Show options" className="hover:bg-sunken">
          <ChevronDown aria-hidden="true" />
        </BaseCombobox.Trigger>
      </span>
    </BaseCombobox.InputGroup>
  );
}

function Options<Item>(props: ComboboxProps<Item>): ReactNode {
  const { itemKey, itemLabel, renderItem = itemLabel, groupOf } = props;
  const option = (item: Item): ReactNode => (
    <BaseCombobox.Item className="option coarse:min-h-11" key={itemKey(item)} value={item}>
      <span className="min-w-0 grow">{renderItem(item)}</span>
      <BaseCombobox.ItemIndicator>
        <Check aria-hidden="true" className="size-4 stroke-2" />
      </BaseCombobox.ItemIndicator>
    </BaseCombobox.Item>
  );
  const optionsOf = ({ label, items }: Group<Item>): ReactNode => (
    <BaseCombobox.Group items={items} key={label}>
      <BaseCombobox.GroupLabel className="eyebrow px-2.5 pt-2 pb-1 text-ink-2">{label}</BaseCombobox.GroupLabel>
      <BaseCombobox.Collection>{option}</BaseCombobox.Collection>
    </BaseCombobox.Group>
  );
  return (
    <BaseCombobox.Portal>
      <BaseCombobox.Positioner className="z-50 outline-none" collisionPadding={12} sideOffset={6}>
        <BaseCombobox.Popup
          aria-busy={props.loading || undefined}
          className="popup w-(--anchor-width) max-w-(--available-width) transition-opacity duration-100 data-ending-style:opacity-0"
        >
          <div className="max-h-[min(var(--available-height),22rem)] overflow-y-auto overscroll-contain p-1.5">
            <BaseCombobox.Status className="text-ink-2 text-small">
              <Answer {...props} />
            </BaseCombobox.Status>
            <BaseCombobox.List>{groupOf ? optionsOf : option}</BaseCombobox.List>
          </div>
        </BaseCombobox.Popup>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  );
}

type Group<Item> = { label: string; items: Item[] };

function grouped<Item>(items: readonly Item[], groupOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(groupOf(item), [...(groups.get(groupOf(item)) ?? []), item]);
  return [...groups].map(([label, items]) => ({ label, items }));
}

type ChangeDetails = { reason: string; cancel: () => void; allowPropagation: () => void };

/** Escape closes the list, and then the dialog around it; it never takes back a choice. */
function keepsChoice({ reason, cancel, allowPropagation }: ChangeDetails): boolean {
  if (reason !== "escape-key") return false;
  cancel();
  allowPropagation();
  return true;
}

function Answer<Item>({ items, loading, loadingText, emptyText, errorText }: ComboboxProps<Item>): ReactNode {
  if (errorText) return <span className="block px-2.5 py-2 text-danger">{errorText}</span>;
  if (loading) {
    return (
      <span className="flex items-center gap-2 px-2.5 py-2">
        <Spinner />
        {loadingText}
      </span>
    );
  }
  return items.length === 0 ? <span className="block px-2.5 py-2">{emptyText}</span> : null;
}
