/** MIME types of CSV files; spreadsheet programs register their own. */
const OTHER_NAMES = ["application/vnd.ms-excel", "text/plain", ""];

export function isCsvFile({ name, type }: Pick<File, "name" | "type">): boolean {
  const plain = type.split(";", 1).join("").trim().toLowerCase();
  return plain === "text/csv" || (/\.csv$/i.test(name) && OTHER_NAMES.includes(plain));
}
