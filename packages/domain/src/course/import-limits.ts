export const IMPORT_ROWS_MAX = 100_000;
/** Of the whole request, as JSON. */
export const IMPORT_BYTES_MAX = 16 * 1024 * 1024;
