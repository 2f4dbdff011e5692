import { createContext, useContext, useId, useLayoutEffect } from "react";

/** What the Field around a control says of it. */
export type FieldState = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** For a control that has an id of its own. */
  setId: (id: string | undefined) => void;
};

export const FieldContext = createContext<FieldState | undefined>(undefined);

type Own = {
  id?: string | undefined;
  disabled?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
};

/** The attributes that tie a control to the Field around it, beside its own. */
export function useFieldControl(own: Own): Own & { id: string } {
  const field = useContext(FieldContext);
  const ownId = useId();
  const setId = field?.setId;
  useLayoutEffect(() => setId?.(own.id), [own.id, setId]);
  const describedBy = [own["aria-describedby"], field?.describedBy].filter(Boolean).join(" ");
  return {
    id: own.id ?? field?.id ?? ownId,
    disabled: own.disabled || field?.disabled,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid || undefined),
  };
}
