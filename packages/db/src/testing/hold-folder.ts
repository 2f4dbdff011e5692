import { claimDataFolder } from "../embedded/data-folder.ts";

// A process for the tests: claims the folder it is given, says so, and holds it until its input ends.
try {
  const { release } = await claimDataFolder(process.argv[2] ?? "");
  process.stdout.write("open\n");
  process.stdin.resume().once("end", release);
} catch (error) {
  console.error(error);
  process.exit(1);
}
