import { createDatabase } from "../client.ts";

// A process for the tests: opens the folder it is given, says so, and holds it until its input ends.
try {
  const database = await createDatabase({ dataDir: process.argv[2] ?? "" });
  process.stdout.write("open\n");
  process.stdin.resume().once("end", () => database.close());
} catch (error) {
  console.error(error);
  process.exit(1);
}
