import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createMailSpool, deleteOldMails } from "./mail-spool.ts";

async function aSpool() {
  const folder = await mkdtemp(join(tmpdir(), "mail-spool-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mailer = createMailSpool(folder, pino({ level: "silent" }));
  const write = async (subject: string, daysAgo: number) => {
    const before = await readdir(folder);
    await mailer.send({ to: "maya@example.com", subject, text: "Hi" });
    const [file = ""] = (await readdir(folder)).filter((name) => !before.includes(name));
    const written = Date.now() / 1000 - daysAgo * 86_400;
    await utimes(join(folder, file), written, written);
    return file;
  };
  return { folder, write };
}

test("a mail in the spool is deleted after its days, not before", async () => {
  const { folder, write } = await aSpool();
  const [, kept] = [await write("old", 91), await write("new", 89)];
  await deleteOldMails(folder, 90);
  expect(await readdir(folder)).toEqual([kept]);
});

test("a spool without mails has nothing to delete", async () => {
  const { folder } = await aSpool();
  await expect(deleteOldMails(join(folder, "none"), 90)).resolves.toBeUndefined();
});
