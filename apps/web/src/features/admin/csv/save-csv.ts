import { saveFile } from "../../../shared/save-file.ts";

/** With a byte order mark, so that spreadsheets read it as UTF-8. */
export const saveCsv = (name: string, text: string): void => saveFile(name, "text/csv;charset=utf-8", `\uFEFF${text}`);
