import { COURSE_TEMPLATE } from "@fourball/domain/course/csv";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import Download from "lucide-react/icons/download";
import FileUp from "lucide-react/icons/file-up";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { saveFile } from "../../../kit/save-file.ts";
import { csvTexts } from "./texts.ts";
import type { ChosenFile } from "./use-course-file.ts";

/** With a byte order mark, so that spreadsheets read it as UTF-8. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([`\uFEFF${text}`], { type: "text/csv;charset=utf-8" }));

type FileChooserProps = { chosen: ChosenFile; disabled: boolean; onChoose: (file: File) => void };

export function FileChooser({ chosen, disabled, onChoose }: FileChooserProps): ReactNode {
  const isOver = useDroppedFile((file) => disabled || onChoose(file));
  return (
    <div className="stack gap-3">
      <label
        className={`grid cursor-pointer justify-items-center gap-1.5 rounded-control border-2 border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 ${isOver ? "border-primary bg-primary-soft text-on-primary-soft" : "border-line-strong hover:bg-sunken"}`}
      >
        <FileUp aria-hidden="true" className="size-7 stroke-[1.5] text-ink-2" />
        <span className="max-w-full font-semibold wrap-anywhere">{labelOf(chosen)}</span>
        <span className="text-ink-2 text-small">{csvTexts.drop}</span>
        <input
          accept=".csv,text/csv"
          className="sr-only"
          disabled={disabled}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onChoose(file);
            // The same file can be chosen again after a correction.
            target.value = "";
          }}
          type="file"
        />
      </label>
      {chosen.kind === "invalid" ? (
        <Alert title={csvTexts.invalid}>
          {csvTexts.invalidWords}. {csvTexts.invalidHint}
        </Alert>
      ) : null}
      {chosen.kind === "none" || chosen.kind === "invalid" ? (
        <Button className="w-fit" onClick={() => saveCsv("courses-template.csv", COURSE_TEMPLATE)} size="small" variant="ghost">
          <Download aria-hidden="true" className="size-4 stroke-[1.75]" />
          {csvTexts.template}
        </Button>
      ) : null}
    </div>
  );
}

const labelOf = (chosen: ChosenFile): string => ("name" in chosen ? chosen.name : csvTexts.choose);

/** Accepts a file dropped anywhere in the window, which the browser would otherwise open. True while dragging. */
function useDroppedFile(onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const stop = new AbortController();
    const hold = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      setOver(false);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (!relatedTarget) setOver(false);
    };
    window.addEventListener("dragover", hold, stop);
    window.addEventListener("drop", drop, stop);
    window.addEventListener("dragleave", leave, stop);
    return () => stop.abort();
  }, []);
  return isOver;
}
