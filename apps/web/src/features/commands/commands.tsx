import { useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { defaultKeybindingsHandlerIgnore, tinykeys } from "tinykeys";
import { shortcutsAreOn } from "../../kit/keyboard-shortcuts.ts";

const Palette = lazy(() => import("./palette.tsx").then(({ Palette }) => ({ default: Palette })));
const ShortcutList = lazy(() => import("./shortcut-list.tsx").then(({ ShortcutList }) => ({ default: ShortcutList })));

type Open = "palette" | "shortcuts" | undefined;

/** The keyboard shortcuts of a signed-in golfer, with what they open. */
export function Commands(): ReactNode {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const run = useEffectEvent((shortcut: Shortcut) => {
    if (shortcut === "palette") setOpen("palette");
    if (shortcut === "list") setOpen("shortcuts");
    if (shortcut === "search") focusSearch();
    if (shortcut === "browse") void navigate({ to: "/marketplace" });
    if (shortcut === "games") void navigate({ to: "/dashboard" });
    if (shortcut === "create") void navigate({ to: "/create" });
  });

  useEffect(() => {
    const handlerOf = (shortcut: Shortcut) => (event: KeyboardEvent) => {
      event.preventDefault();
      run(shortcut);
    };
    const ignore = (event: KeyboardEvent): boolean =>
      defaultKeybindingsHandlerIgnore(event) || event.defaultPrevented || !shortcutsAreOn() || isInDialog();
    // Each on its own: within one map, a sequence that fires leaves the others half pressed.
    const stops = Object.entries(SINGLE_KEYS).map(([keys, shortcut]) =>
      tinykeys(window, { [keys]: handlerOf(shortcut) }, { ignore }),
    );
    stops.push(tinykeys(window, { "$mod+k": handlerOf("palette") }, { ignore: isInDialog }));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const close = (): void => setOpen(undefined);
  return (
    <Suspense>
      {open === "palette" ? <Palette onClose={close} onShortcuts={() => setOpen("shortcuts")} /> : null}
      {open === "shortcuts" ? <ShortcutList onClose={close} /> : null}
    </Suspense>
  );
}

type Shortcut = "palette" | "search" | "browse" | "games" | "create" | "list";

const SINGLE_KEYS: Record<string, Shortcut> = {
  "/": "search",
  "g m": "browse",
  "g d": "games",
  c: "create",
  "[Shift]+?": "list",
};

/** What is open over the page has the keyboard to itself. */
const isInDialog = (): boolean => document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;

function focusSearch(): void {
  const fields = document.querySelectorAll<HTMLInputElement>("header input[type=search]");
  [...fields].find((field) => field.offsetParent !== null)?.select();
}
