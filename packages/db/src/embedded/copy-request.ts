import { connect, type Socket } from "node:net";

const COPIED = "copied";
const LONGEST_REQUEST = 10_000;

/** Makes the copies that other processes ask the holder of a data folder for: a line with the new folder's path, answered by a line. */
export function answerCopyRequests(copyTo: (folder: string) => Promise<void>): (visitor: Socket) => void {
  return (visitor) => {
    let request = "";
    visitor.setEncoding("utf8").on("error", () => visitor.destroy());
    visitor.on("data", (text) => {
      request += text;
      if (request.length > LONGEST_REQUEST) visitor.destroy();
      if (!request.endsWith("\n")) return;
      copyTo(request.slice(0, -1)).then(
        () => visitor.end(COPIED),
        (error: unknown) => visitor.end(error instanceof Error ? error.message : String(error)),
      );
    });
  };
}

/** Has the process that listens on a lock copy its database into `folder`. False where none listens; throws why it made no copy. */
export async function requestCopy(lock: string, folder: string): Promise<boolean> {
  const answer = await new Promise<string | undefined>((resolve, reject) => {
    let received = "";
    const socket = connect(lock).setEncoding("utf8");
    socket.on("connect", () => socket.write(`${folder}\n`));
    socket.on("data", (text) => {
      received += text;
    });
    socket.on("close", () => resolve(received));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" || error.code === "ENOENT") resolve(undefined);
      else if (error.code === "EACCES") reject(new NotCopied("the server runs as another user: run this command as that one"));
    });
  });
  if (answer === undefined) return false;
  if (answer !== COPIED) throw new NotCopied(answer || "the process that has it open is stopping, or of an earlier release");
  return true;
}

export class NotCopied extends Error {
  override name = "NotCopied";
  constructor(reason: string) {
    super(`The embedded database could not be copied: ${reason}`);
  }
}
