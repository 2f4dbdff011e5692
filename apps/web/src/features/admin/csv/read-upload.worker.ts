import { readUpload } from "./read-upload.ts";

self.addEventListener("message", async ({ data }: MessageEvent<File>) => self.postMessage(await readUpload(data)));
