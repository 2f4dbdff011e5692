import { saveFile } from "../../../kit/save-file.ts";

/** With a byte order mark, so that spreadsheets read it as UTF-8. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([`\uFEFF${text}`], { type: "text/csv;charset=utf-8" }));
