import type { BackupAge } from "../backup/backup-age.ts";
import { type Finding, ok, warning } from "./finding.ts";

/** A day, and time for a backup that takes longer than the one before. */
const HOURS_MAX = 26;

const SOURCES = { folder: "the newest file in BACKUP_FOLDER", archive: "the last archived WAL file" };

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
