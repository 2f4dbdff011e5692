import { type CourseUpload, readUpload } from "./read-upload.ts";

/** Reads the file beside the page, which therefore never stands still; in the page itself where there is nothing beside it. */
export async function readAside(file: File): Promise<CourseUpload> {
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
