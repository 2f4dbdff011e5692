import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useState } from "react";
import type { ComboboxProps } from "./combobox-props.ts";
import { useFieldControl } from "./field-control.ts";

type Full = typeof import("./full-combobox.tsx");

let full: Full | undefined;

/** Fetches what opens the list; called before it is likely to be used. */
export async function preloadCombobox(): Promise<Full> {
  full ??= await import("./full-combobox.tsx");
  return full;
}

/** Type to search; the server does the finding. The list comes with the first focus, and takes over what was typed until then. */
export function Combobox<Item>(props: ComboboxProps<Item>): ReactNode {
  const [loaded, setLoaded] = useState(full);
  const [typed, setTyped] = useState<string>();
  const [hadFocus, setHadFocus] = useState(false);
  const [wasPressed, setWasPressed] = useState(false);
  const control = useFieldControl({ disabled: props.disabled });
  if (loaded) return <loaded.FullCombobox {...props} before={{ typed, hadFocus, wasPressed }} />;
  return (
    <div className="relative">
      <input
        {...control}
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-label={props.label}
        autoComplete="off"
        className="control pr-20"
        onBlur={() => setHadFocus(false)}
        onChange={({ target }) => {
          setTyped(target.value);
          props.onSearch(target.value);
        }}
        onPointerCancel={() => setWasPressed(false)}
        onPointerDown={() => setWasPressed(true)}
        onFocus={({ currentTarget }) => {
          props.onFocus?.();
          currentTarget.select();
          setHadFocus(true);
          void preloadCombobox().then(setLoaded);
        }}
        onPointerEnter={() => void preloadCombobox()}
        placeholder={props.placeholder}
        role="combobox"
        value={typed ?? (props.value ? props.itemLabel(props.value) : "")}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 stroke-2 text-ink-2"
      />
    </div>
  );
}
