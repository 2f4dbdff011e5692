import { ageOfNewestFile, type BackupAge } from "../backup/backup-age.ts";
import { backupFiles, seriesOf } from "../backup/backup-files.ts";
import { type Finding, ok, problem, warning, wordsOf } from "./finding.ts";

/** A day, and time for a backup that takes longer than the one before. */
const HOURS_MAX = 26;

const SOURCES = { folder: "the newest file in BACKUP_FOLDER", archive: "the last archived WAL file" };

export async function checkBackupFolder(folder: string): Promise<Finding> {
  try {
    const files = await backupFiles(folder);
    const newestOfSeries = new Map(files.toReversed().map((file) => [seriesOf(file.name), file]));
    const cut = files.find((file) => file.isCut && newestOfSeries.get(seriesOf(file.name)) === file);
    if (!cut) return checkBackupAge(await ageOfNewestFile(folder));
    const found = `${cut.name} has ${cut.bytes} bytes${cut.bytes ? ", less than a tenth of the one before" : ""}`;
    return problem("Backup", found, "Unless it is being written now: see why it broke off, and make one now.");
  } catch (error) {
    return problem("Backup", `${folder} cannot be read: ${wordsOf(error)}`, "Let this user read BACKUP_FOLDER.");
  }
}

export function checkBackupAge(age: BackupAge | null): Finding {
  if (age === null) {
    const advice = "Back up the database daily and name the folder in BACKUP_FOLDER, or let PostgreSQL archive its WAL.";
    return warning("Backup", "none known", advice);
  }
  const hours = age.seconds / 3600;
  const found = `${SOURCES[age.source]} is ${hours < 1 ? "less than an hour" : `${Math.floor(hours)} hours`} old`;
  return hours <= HOURS_MAX
    ? ok("Backup", found)
    : warning("Backup", found, "See why no newer backup was made, and make one now.");
}
