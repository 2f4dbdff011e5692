import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { type ReactNode, type Ref, useMemo } from "react";
import { Spinner } from "../spinner.tsx";

export interface ComboboxProps<Item> {
  /** What the last search found. The chosen item need not be among them. */
  items: readonly Item[];
  value: Item | null;
  onValueChange: (item: Item | null) => void;
  /** Called at every key; waiting for a pause and dropping late answers is the caller's business. */
  onSearch: (query: string) => void;
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  /** How an item looks in the list; its label where left out. */
  renderItem?: (item: Item) => ReactNode;
  loading?: boolean;
  loadingText: string;
  emptyText: string;
  /** Said in the list instead of the items when a search failed. */
  errorText?: string;
  placeholder?: string;
  /** Names it where no Field does. */
  label?: string;
  clearLabel?: string;
  openLabel?: string;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Type to search; the server does the finding. */
export function Combobox<Item>(props: ComboboxProps<Item>): ReactNode {
  const {
    items,
    value,
    onValueChange,
    onSearch,
    itemKey,
    itemLabel,
    renderItem = itemLabel,
    placeholder,
    label,
    inputRef,
  } = props;
  const known = useMemo(
    () => (value === null || items.some((item) => itemKey(item) === itemKey(value)) ? items : [...items, value]),
    [items, value, itemKey],
  );
  return (
    <BaseCombobox.Root
      disabled={props.disabled}
      filter={null}
      filteredItems={[...items]}
      isItemEqualToValue={(item: Item, other: Item) => itemKey(item) === itemKey(other)}
      items={[...known]}
      itemToStringLabel={itemLabel}
      onInputValueChange={(query, details) => {
        const { reason } = details;
        if (keepsChoice(details)) return;
        if (reason === "input-change" || reason === "input-clear" || reason === "clear-press") onSearch(query);
      }}
      onValueChange={(item, details) => {
        if (!keepsChoice(details)) onValueChange(item);
      }}
      value={value}
    >
      <BaseCombobox.InputGroup className="relative">
        <BaseCombobox.Input aria-label={label} className="control pr-20" placeholder={placeholder} ref={inputRef} />
        <span className="absolute inset-y-0 right-1 flex items-center text-ink-2 [&>button]:grid [&>button]:size-9 [&>button]:place-items-center [&>button]:rounded-tag [&_svg]:size-4 [&_svg]:stroke-2">
          <BaseCombobox.Clear aria-label={props.clearLabel ?? "Clear"} className="hover:bg-sunken data-disabled:hidden">
            <X aria-hidden="true" />
          </BaseCombobox.Clear>
          <BaseCombobox.Trigger aria-label={props.openLabel ?? "Show options"} className="hover:bg-sunken">
            <ChevronDown aria-hidden="true" />
          </BaseCombobox.Trigger>
        </span>
      </BaseCombobox.InputGroup>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner className="z-50 outline-none" collisionPadding={12} sideOffset={6}>
          <BaseCombobox.Popup
            aria-busy={props.loading || undefined}
            className="popup w-(--anchor-width) max-w-(--available-width)"
          >
            <div className="max-h-[min(var(--available-height),22rem)] overflow-y-auto overscroll-contain p-1.5">
              <BaseCombobox.Status className="text-ink-2 text-small">
                <Answer {...props} />
              </BaseCombobox.Status>
              <BaseCombobox.List>
                {(item: Item) => (
                  <BaseCombobox.Item className="option coarse:min-h-11" key={itemKey(item)} value={item}>
                    <span className="min-w-0 grow">{renderItem(item)}</span>
                    <BaseCombobox.ItemIndicator>
                      <Check aria-hidden="true" className="size-4 stroke-2" />
                    </BaseCombobox.ItemIndicator>
                  </BaseCombobox.Item>
                )}
              </BaseCombobox.List>
            </div>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
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
