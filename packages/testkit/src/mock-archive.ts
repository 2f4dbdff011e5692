import { type HttpHandler, HttpResponse, http } from "msw";

/** The end of a ZIP archive, which is a whole one without files. */
const EMPTY_ZIP = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]);

/** The download of an account's data. */
export const mockArchive = (): HttpHandler =>
  http.get("*/api/account/archive", () =>
    HttpResponse.arrayBuffer(EMPTY_ZIP.buffer, { headers: { "Content-Type": "application/zip" } }),
  );
