import { buttonStyle } from "@fourball/ui/button";
import type { ReactNode } from "react";
import { ACCEPTED_TYPES } from "./open-picture.ts";

type ChooseButtonProps = { label: string; title: string; disabled: boolean; onChoose: (file: File) => void };

/** Opens the file dialog, by touch the camera and the library. */
export function ChooseButton({ label, title, disabled, onChoose }: ChooseButtonProps): ReactNode {
  return (
    <label
      className={`${buttonStyle({ variant: "secondary", size: "small" })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2`}
    >
      {label}
      <input
        accept={ACCEPTED_TYPES}
        aria-label={`${title}: ${label}`}
        className="sr-only"
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // The same file can be chosen again.
          target.value = "";
        }}
        type="file"
      />
    </label>
  );
}
