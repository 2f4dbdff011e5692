import { randomUUID } from "node:crypto";
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "@fourball/db/make-folder";
import type { Mailer } from "@fourball/domain/ports/mailer";
import type { Logger } from "pino";

/** Without a mail server: writes each mail into a text file. The log names the file, never the address or the link. */
export const createMailSpool = (folder: string, log: Logger): Mailer => ({
  async send({ to, subject, text }) {
    await makeFolder(folder, 0o700);
    const time = Temporal.Now.instant().toString({ smallestUnit: "second" }).replaceAll(":", "-");
    const file = join(folder, `${time}-${randomUUID().slice(0, 8)}.txt`);
    await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}`, {
      mode: 0o600,
    });
    log.info({ file, subject }, "mail written to the mail spool");
  },
});

/** Deletes the mails of the folder that were written more than so many days ago. */
export async function deleteOldMails(folder: string, days: number): Promise<void> {
  const oldest = Temporal.Now.instant().subtract({ hours: days * 24 }).epochMilliseconds;
  const names = await readdir(folder).catch(ignoreMissing);
  for (const name of names.filter((each) => each.endsWith(".txt"))) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
