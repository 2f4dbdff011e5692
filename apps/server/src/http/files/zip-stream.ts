import { Zip, ZipPassThrough } from "fflate";

type ZippedFile = { name: string; bytes: Uint8Array };

/** A ZIP archive, written as fast as it is read: one file is in memory. Nothing is compressed, as pictures are already. */
export function zipStream(files: AsyncIterable<ZippedFile>): ReadableStream<Uint8Array> {
  const left = files[Symbol.asyncIterator]();
  const zip = new Zip();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip.ondata = (error, part, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(part);
        if (isLast) controller.close();
      };
    },
    async pull() {
      const next = await left.next();
      if (next.done) return zip.end();
      const file = new ZipPassThrough(next.value.name);
      zip.add(file);
      file.push(next.value.bytes, true);
    },
    async cancel() {
      await left.return?.();
    },
  });
}
