import { saveFile } from "../../../shared/save-file.ts";

/** With the mark by which spreadsheets tell that it is UTF-8. */
export const saveCsv = (name: string, text: string): void => saveFile(name, "text/csv;charset=utf-8", `\uFEFF${text}`);
