import { join } from "node:path";
import { fail } from "@fourball/domain/failure";
import { PICTURE_FONTS } from "@fourball/domain/link-pictures";
import { Tinypool } from "tinypool";

const AT_ONCE = 2;
const QUEUE_MAX = 16;
/** A full queue is drawn in a few seconds. */
const RETRY_SECONDS = 5;
/** An idle process holds some 100 MB. */
const IDLE_MS = 30_000;

export type PictureRenderer = {
  /** A PNG, with the fonts of a folder. Rejects when too many pictures wait (`unavailable`), or the drawing is malformed. */
  render(svg: string, fontFolder: string): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/**
 * Draws at most two pictures at once, in processes of their own: the library ends its process at some drawings, which must not be
 * the server's. None runs before the first picture, nor long after the last.
 */
export function createPictureRenderer({ atOnce = AT_ONCE, queueMax = QUEUE_MAX } = {}): PictureRenderer {
  const pool = new Tinypool({
    runtime: "child_process",
    filename: new URL("./picture-worker.mjs", import.meta.url).href,
    serialization: "advanced",
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: IDLE_MS,
    execArgv: [],
    // The server's settings are none of its business.
    env: {},
  });
  return {
    async render(svg, fontFolder) {
      // The pool's own limit throws an error that only its text tells apart.
      if (pool.queueSize >= queueMax) throw fail("serviceUnavailable", { retryAfterSeconds: RETRY_SECONDS });
      const png: unknown = await pool.run({ svg, fontFiles: PICTURE_FONTS.map((name) => join(fontFolder, `${name}.ttf`)) });
      if (!(png instanceof Uint8Array)) throw new Error("the drawing process gave no picture");
      return Uint8Array.from(png);
    },
    close: () => pool.destroy(),
  };
}
