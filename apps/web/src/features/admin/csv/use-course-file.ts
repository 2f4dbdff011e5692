import { useRef, useState } from "react";
import { notify } from "../../../shared/toast.ts";
import { isCsvFile } from "./csv-type.ts";
import { readAside } from "./read-aside.ts";
import type { CourseUpload } from "./read-upload.ts";

export type ChosenFile =
  | { kind: "none" }
  | { kind: "invalid" }
  | { kind: "reading"; name: string }
  | { kind: "read"; name: string; upload: CourseUpload };

export const invalidFile = { title: "Invalid file", description: "Please select a valid CSV file" } as const;

type UseCourseFile = { chosen: ChosenFile; choose: (file: File | undefined) => void };

/** The file that was chosen last. */
export function useCourseFile(): UseCourseFile {
  const [chosen, setChosen] = useState<ChosenFile>({ kind: "none" });
  const latest = useRef<File>(undefined);

  async function choose(file: File | undefined): Promise<void> {
    latest.current = file;
    if (!file) return setChosen({ kind: "none" });
    if (!isCsvFile(file)) {
      setChosen({ kind: "invalid" });
      return notify({ type: "error", ...invalidFile });
    }
    setChosen({ kind: "reading", name: file.name });
    const upload = await readAside(file);
    if (latest.current === file) setChosen({ kind: "read", name: file.name, upload });
  }

  return { chosen, choose: (file) => void choose(file) };
}
