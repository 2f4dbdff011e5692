import { DEFAULT_SLOTS, MAX_SLOTS, MIN_SLOTS } from "@fourball/domain/tee-time/constants";
import { Field } from "@fourball/ui/forms/field";
import { Select } from "@fourball/ui/forms/select";
import type { ReactNode } from "react";
import { fieldId } from "./form-values.ts";
import { texts } from "./texts.ts";
import { useChoice } from "./use-choice.ts";

const counts = Array.from({ length: MAX_SLOTS - MIN_SLOTS + 1 }, (_, index) => MIN_SLOTS + index);

/** The host counts as one; the minimum is the number of confirmed players. */
export function PlayersField({ min = MIN_SLOTS }: { min?: number }): ReactNode {
  const { value = DEFAULT_SLOTS, choose, error } = useChoice("totalSlots");
  return (
    <div id={fieldId("totalSlots")}>
      <Field description={texts.players.hint} error={error} label={texts.labels.totalSlots}>
        <Select
          className="max-w-44"
          onValueChange={(chosen) => choose(Number(chosen))}
          options={counts.map((count) => ({ value: String(count), label: texts.players.count(count), disabled: count < min }))}
          value={String(value)}
        />
      </Field>
    </div>
  );
}
