import { useRef, useState } from "react";
import { notify } from "../../../kit/toast.ts";
import { isCsvFile } from "./csv-type.ts";
import { type CourseUpload, readUpload } from "./read-upload.ts";
import { csvTexts } from "./texts.ts";

export type ChosenFile =
  | { kind: "none" }
  | { kind: "invalid" }
  | { kind: "reading"; name: string }
  | { kind: "read"; name: string; upload: CourseUpload };

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
      return notify({ type: "error", title: csvTexts.invalid, description: csvTexts.invalidWords });
    }
    setChosen({ kind: "reading", name: file.name });
    const upload = await readInWorker(file);
    if (latest.current === file) setChosen({ kind: "read", name: file.name, upload });
  }

  return { chosen, choose: (file) => void choose(file) };
}

/** Reads the file in a worker to keep the page responsive; in the page itself where there are no workers. */
async function readInWorker(file: File): Promise<CourseUpload> {
  if (typeof Worker === "undefined") return readUpload(file);
  const worker = new Worker(new URL("./read-upload.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<CourseUpload>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<CourseUpload>) => resolve(data));
      worker.addEventListener("error", reject);
      worker.postMessage(file);
    });
  } catch {
    return { kind: "unreadable" };
  } finally {
    worker.terminate();
  }
}
