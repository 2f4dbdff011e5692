import type { ReactNode } from "react";

export interface ComboboxProps<Item> {
  /** What the last search found. The chosen item need not be among them. */
  items: readonly Item[];
  value: Item | null;
  onValueChange: (item: Item | null) => void;
  /** Called at every key; waiting for a pause and dropping late answers is the caller's business. */
  onSearch: (query: string) => void;
  /** Before anything is typed. */
  onFocus?: () => void;
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  /** What a part of the list is headed with; items of one group follow each other. Without it the list has no parts. */
  groupOf?: ((item: Item) => string) | undefined;
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
  disabled?: boolean;
}
