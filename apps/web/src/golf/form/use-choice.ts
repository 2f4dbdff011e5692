import { type FieldPathValue, useController } from "react-hook-form";
import { type FieldName, type TeeTimeValues, useTeeTimeFields } from "./form-values.ts";

type Choice<Name extends FieldName | "isPublic"> = {
  value: FieldPathValue<TeeTimeValues, Name>;
  choose: (value: FieldPathValue<TeeTimeValues, Name>) => void;
  error: string | undefined;
};

/** A controlled field of discrete choices: choosing also marks it as touched. */
export function useChoice<Name extends FieldName | "isPublic">(name: Name): Choice<Name> {
  const { control, trigger } = useTeeTimeFields();
  const {
    field,
    fieldState,
    formState: { isSubmitted },
  } = useController({ control, name });
  return {
    value: field.value,
    choose: (next) => {
      field.onChange(next);
      if (isSubmitted) void trigger(name);
    },
    error: fieldState.error?.message,
  };
}
