import { DEFAULT_SLOTS, MAX_SLOTS, MIN_SLOTS } from "@fourball/domain/tee-time/constants";
import { Field } from "@fourball/ui/forms/field";
import { Select } from "@fourball/ui/forms/select";
import type { ReactNode } from "react";
import { type EditedGame, fieldId } from "./form-values.ts";
import { formTexts } from "./texts.ts";
import { useChoice } from "./use-choice.ts";

/** Each number of players, the host counted; `isTaken` where more of them are in. */
export const playerCounts = (editing: EditedGame | undefined): { count: number; isTaken: boolean }[] =>
  Array.from({ length: MAX_SLOTS - MIN_SLOTS + 1 }, (_, index) => MIN_SLOTS + index).map((count) => ({
    count,
    isTaken: editing !== undefined && count <= editing.confirmedCount,
  }));

export function PlayersField({ editing }: { editing?: EditedGame | undefined }): ReactNode {
  const { value = DEFAULT_SLOTS, choose, error } = useChoice("totalSlots");
  return (
    <div id={fieldId("totalSlots")}>
      <Field description={formTexts.players.hint} error={error} label={formTexts.labels.totalSlots}>
        <Select
          className="max-w-44"
          onValueChange={(chosen) => choose(Number(chosen))}
          options={playerCounts(editing).map(({ count, isTaken }) => ({
            value: String(count),
            label: formTexts.players.count(count),
            disabled: isTaken,
          }))}
          value={String(value)}
        />
      </Field>
    </div>
  );
}
