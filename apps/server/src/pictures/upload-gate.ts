import { fail } from "@fourball/domain/failure";

/** Their bodies are in memory: 16 of at most 5 MB. */
const AT_ONCE = 16;

export type UploadGate = <T>(userId: string, upload: () => Promise<T>) => Promise<T>;

/** Lets one upload a golfer through, and a few of all golfers, from the first byte of its body to the answer. */
export function createUploadGate(): UploadGate {
  const uploading = new Set<string>();
  return async (userId, upload) => {
    if (uploading.has(userId)) throw fail("pictureUploading", { retryAfterSeconds: 5 });
    if (uploading.size >= AT_ONCE) throw fail("serviceUnavailable", { retryAfterSeconds: 5 });
    uploading.add(userId);
    try {
      return await upload();
    } finally {
      uploading.delete(userId);
    }
  };
}
